import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type ApiError, asApiError } from '../http/api-error';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { type CollectionMeta, dropRows, readRows, writeRows } from './internal/collection-store';
import { earlierTime } from './internal/earlier';
import { RowBlocks } from './internal/pages';
import type { Page, SyncedSource } from './internal/synced-source';

export type CollectionState = 'empty' | 'loading' | 'ready' | 'stale' | 'error';

/** Milliseconds after a refresh during which `ensure` does not repeat it. */
const FRESH_FOR_MS = 60_000;
/** Milliseconds in which the server rebuilds a response that it announced as outdated. */
const SERVER_REBUILD_MS = 1_000;

/**
 * The watermark for the next query: the earliest of all pages, because a cached response may be older and
 * states up to when it is complete.
 */
const earliestTime = (pages: readonly Page<unknown>[]): string | null =>
  pages.reduce<string | null>((least, { stamp }) => earlierTime(least, stamp), null);

/** Rows of one source: the device's copy at once, then what changed on the server. */
export class Collection<Row> {
  /** `stale`: rows are shown, but the last refresh failed. `error`: it failed and there are no rows. */
  state: CollectionState = 'empty';
  /** the server's watermark of the rows */
  stamp: string | null = null;
  /** device time of the last successful refresh in milliseconds: the age of the rows */
  refreshedAt: number | null = null;
  /** why the last refresh failed */
  error: ApiError | null = null;
  /** incremented with every change of the rows, for values computed from them */
  revision = 0;
  private rows: RowBlocks<Row>;
  private listed: readonly Row[] | null = null;
  private reading: Promise<void> | undefined;
  private pulling: Promise<void> | undefined;
  private control = new AbortController();

  constructor(readonly source: SyncedSource<Row>) {
    this.rows = new RowBlocks(source);
    makeObservable<Collection<Row>, 'put' | 'drop'>(this, {
      state: observable,
      stamp: observable,
      refreshedAt: observable,
      error: observableRef,
      revision: observable,
      put: action,
      drop: action,
    });
    if (source.keep !== 'device') session.onLeave(() => this.drop());
  }

  get(id: number): Row | undefined {
    void this.revision;
    return this.rows.get(id);
  }

  /** All rows by ascending key. Returns the same array until something changes. */
  all(): readonly Row[] {
    void this.revision;
    this.listed ??= this.rows.all();
    return this.listed;
  }

  get size(): number {
    void this.revision;
    return this.rows.size;
  }

  /**
   * Makes rows available: from the device at once with a refresh in the background, or from the server when
   * there are none.
   */
  async ensure(maxAge = FRESH_FOR_MS): Promise<void> {
    await this.read();
    const age = Math.abs(clock.now() - (this.refreshedAt ?? Number.NEGATIVE_INFINITY));
    if (this.state === 'ready' && age < maxAge) return;
    const refreshed = this.refresh();
    if (this.rows.size === 0) await refreshed;
  }

  /** Fetches what changed on the server. After a failure the rows stay, and `state` and `error` tell. */
  async refresh(): Promise<void> {
    await this.read();
    this.pulling ??= this.pull().finally(() => {
      this.pulling = undefined;
    });
    return this.pulling;
  }

  /**
   * Updates an existing copy, however recent; does nothing where there is none. A running request may
   * predate the change, so it is awaited and followed by another one.
   */
  async renew(): Promise<void> {
    await this.read();
    await this.pulling;
    if (this.rows.size > 0) await this.refresh();
  }

  private read(): Promise<void> {
    this.reading ??= readRows(this.source, session.user?.id ?? null)
      .then((kept) => {
        if (kept) this.put(kept.rows, kept.meta);
      })
      .catch(() => undefined);
    return this.reading;
  }

  private async pull(): Promise<void> {
    const { signal } = this.control;
    const since = this.rows.size > 0 ? this.stamp : null;
    runInAction(() => {
      if (this.rows.size === 0) this.state = 'loading';
    });
    try {
      const pages: Page<Row>[] = [];
      for await (const page of this.source.pull(since, signal)) pages.push(page);
      if (!signal.aborted) await this.apply(pages, since === null, signal);
    } catch (thrown) {
      if (signal.aborted) return;
      runInAction(() => {
        this.error = asApiError(thrown);
        this.state = this.rows.size > 0 ? 'stale' : 'error';
      });
    }
  }

  private async apply(pages: readonly Page<Row>[], whole: boolean, signal: AbortSignal): Promise<void> {
    const { source } = this;
    const { rows, changed } = await (whole ? new RowBlocks(source) : this.rows).after(pages);
    // The account logged out while the pages were loaded: its rows must not be stored.
    if (signal.aborted) return;
    const meta: CollectionMeta = {
      stamp: earliestTime(pages) ?? this.stamp,
      at: clock.now(),
      account: session.user?.id ?? null,
    };
    this.put(whole || changed.size > 0 ? rows : this.rows, meta);
    if (pages.some(({ behind }) => behind)) this.refreshLater(signal);
    await writeRows(source, rows, whole ? 'all' : changed, meta).catch(() => undefined);
  }

  private refreshLater(signal: AbortSignal): void {
    const wait = setTimeout(() => void this.refresh(), SERVER_REBUILD_MS);
    signal.addEventListener('abort', () => clearTimeout(wait), { once: true });
  }

  private put(rows: RowBlocks<Row>, meta: CollectionMeta): void {
    if (rows !== this.rows) {
      this.rows = rows;
      this.listed = null;
      this.revision += 1;
    }
    this.stamp = meta.stamp;
    this.refreshedAt = meta.at;
    this.error = null;
    this.state = 'ready';
  }

  private async drop(): Promise<void> {
    this.control.abort();
    this.control = new AbortController();
    this.reading = undefined;
    this.rows = new RowBlocks(this.source);
    this.listed = null;
    this.revision += 1;
    this.stamp = null;
    this.refreshedAt = null;
    this.state = 'empty';
    await dropRows(this.source);
  }
}
