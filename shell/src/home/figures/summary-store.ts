import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { NameTranslation } from '@ciguawatch/shared/api/schemas/species';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { makeAutoObservable, runInAction } from 'mobx';

/** What a species line of home needs. */
export interface HomeSpecie {
  id: number;
  name: string;
  family: string | null;
  translations: NameTranslation[];
}

/** Figures of home with the names they refer to, small enough to keep whole on the device. */
export interface HomeFigures {
  summary: Summary;
  species: HomeSpecie[];
  /** Names by location id, with those of other languages. */
  places: Record<number, { name: string; names: Record<string, string> }>;
}

/** Where the figures come from; replaced in tests. */
type FetchFigures = (signal: AbortSignal) => Promise<HomeFigures>;

/** `schema` changes with the shape of what is kept, so that an older copy is not misread. */
const KEY = 'ciguawatch.home.2';

/**
 * The figures of home: those kept on the device at once, then those of the server.
 * `stale` shows the kept ones after a failure, with their date.
 */
export class SummaryStore {
  state: 'empty' | 'loading' | 'ready' | 'stale' | 'error' = 'empty';
  figures: HomeFigures | null = null;
  private running: AbortController | null = null;

  /** @param key where the figures are kept on the device */
  constructor(
    private readonly fetchFigures: FetchFigures,
    private readonly key = KEY,
  ) {
    makeAutoObservable<SummaryStore, 'fetchFigures' | 'running'>(this, {
      fetchFigures: false,
      running: false,
    });
    this.figures = recallJson<HomeFigures>(key);
    if (this.figures) this.state = 'stale';
  }

  /** Asks the server; a second request while one runs is the same request. */
  async load(): Promise<void> {
    if (this.running) return;
    const control = new AbortController();
    this.running = control;
    if (!this.figures) this.state = 'loading';
    try {
      const figures = await this.fetchFigures(control.signal);
      remember(this.key, JSON.stringify(figures));
      runInAction(() => {
        this.figures = figures;
        this.state = 'ready';
      });
    } catch {
      runInAction(() => {
        this.state = this.figures ? 'stale' : 'error';
      });
    } finally {
      this.running = null;
    }
  }
}
