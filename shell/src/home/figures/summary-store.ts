import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { NameTranslation } from '@ciguawatch/shared/api/schemas/species';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { makeAutoObservable, runInAction } from 'mobx';

/** What a species line of home needs to know. */
export interface HomeSpecie {
  id: number;
  name: string;
  family: string | null;
  translations: NameTranslation[];
}

/** Figures of home with the names they refer to; stored on the device as a whole. */
export interface HomeFigures {
  summary: Summary;
  species: HomeSpecie[];
  /** Default names by location id, with those in other languages. */
  places: Record<number, { name: string; names: Record<string, string> }>;
}

/** Loads the figures; replaced in tests. */
type FetchFigures = (signal: AbortSignal) => Promise<HomeFigures>;

/**
 * The number in the key changes with the shape of the stored data, so that an older copy is not misread.
 */
const KEY = 'ciguawatch.home.3';

/**
 * The figures of home: first those stored on the device, then those of the server. `stale`: stored ones are
 * shown after a failure, with their date.
 */
export class SummaryStore {
  state: 'empty' | 'loading' | 'ready' | 'stale' | 'error' = 'empty';
  figures: HomeFigures | null = null;
  private running: AbortController | null = null;

  /** @param key key under which the figures are stored */
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

  /** Loads from the server; calls during a request share it. */
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
