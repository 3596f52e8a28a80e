import { makeAutoObservable, runInAction } from 'mobx';

/** Counts the server answers for what waits in the case list. */
export interface WorkCounts {
  /** cases nobody has read yet */
  fresh: number;
  /** suspicious public reports, left out of every figure until read */
  suspicious: number;
}

export type FetchWork = (signal: AbortSignal) => Promise<WorkCounts>;

/** What waits for an editor of cases. Kept in memory only: it concerns an account. */
export class WorkStore {
  state: 'empty' | 'loading' | 'ready' | 'error' = 'empty';
  counts: WorkCounts = { fresh: 0, suspicious: 0 };

  constructor(private readonly fetchWork: FetchWork) {
    makeAutoObservable<WorkStore, 'fetchWork'>(this, { fetchWork: false });
  }

  async load(signal: AbortSignal): Promise<void> {
    if (this.state !== 'ready') this.state = 'loading';
    try {
      const counts = await this.fetchWork(signal);
      runInAction(() => {
        this.counts = counts;
        this.state = 'ready';
      });
    } catch {
      if (signal.aborted) return;
      runInAction(() => {
        this.state = 'error';
      });
    }
  }
}
