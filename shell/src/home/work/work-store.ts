import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { action, makeObservable, observable } from 'mobx';
import type { Counter } from './declared-work';
import type { FetchCount } from './fetch-count';

/** State of one counter; the last count stays while it is loaded again, and after a failure. */
interface Count {
  state: 'loading' | 'ready' | 'error';
  known: WaitingWork | null;
}

const UNKNOWN: Count = { state: 'loading', known: null };

/** Waiting work of one person. In memory only, as long as home is shown, because it concerns an account. */
export class WorkStore {
  private readonly byAddress = observable.map<string, Count>([], { deep: false });
  private running: AbortController | null = null;
  private stale = false;
  private counters: readonly Counter[] = [];

  constructor(private readonly fetchCount: FetchCount) {
    makeObservable<WorkStore, 'set'>(this, { set: action });
  }

  of({ address }: Counter): Count {
    return this.byAddress.get(address) ?? UNKNOWN;
  }

  /** Sets the counters; call `load` afterwards. */
  watch(counters: readonly Counter[]): void {
    this.counters = counters;
  }

  /** Loads all counters in parallel; calls while it runs share its result. */
  async load(): Promise<void> {
    if (this.running) return;
    const control = new AbortController();
    this.running = control;
    do {
      this.stale = false;
      await Promise.all(this.counters.map((counter) => this.ask(counter, control.signal)));
    } while (this.stale && !control.signal.aborted);
    if (this.running === control) this.running = null;
  }

  /** Something changed, so a response on its way may be outdated: loads again after it. */
  changed(): void {
    this.stale = true;
    void this.load();
  }

  /** Cancels running requests. */
  stop(): void {
    this.running?.abort();
    this.running = null;
  }

  private async ask(counter: Counter, signal: AbortSignal): Promise<void> {
    const { known } = this.of(counter);
    this.set(counter, { state: 'loading', known });
    try {
      const found = await this.fetchCount(counter, signal);
      if (!signal.aborted) this.set(counter, { state: 'ready', known: found });
    } catch {
      if (!signal.aborted) this.set(counter, { state: 'error', known });
    }
  }

  private set({ address }: Counter, count: Count): void {
    this.byAddress.set(address, count);
  }
}
