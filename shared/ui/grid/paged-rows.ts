import type { GridRow, GridRows } from './grid-column';

/** Consecutive rows, and the cursor of the next page; null after the last one. */
export interface RowsPage<Row, Mark> {
  rows: readonly Row[];
  next: Mark | null;
}

/** Cursors at regular distances: `marks[k]` is that of row `(k + 1) * step`. */
export interface Anchors<Mark> {
  /** rows between two cursors; only those at the start of a page are used */
  step: number;
  marks: readonly Mark[];
}

/** A source of rows that are read page by page, each from a cursor of the page before. */
export interface RowSource<Row, Mark> {
  /** total number of rows */
  count: (signal: AbortSignal) => Promise<number>;
  /** rows from a cursor on; from the first row for null */
  page: (from: Mark | null, signal: AbortSignal) => Promise<RowsPage<Row, Mark>>;
  /** cursors by which the scroll bar can jump without reading every page before */
  anchors: (signal: AbortSignal) => Promise<Anchors<Mark>>;
}

export interface PagedRowsOptions {
  /** rows per page */
  pageSize?: number;
  /** number of pages kept in memory, the most recently viewed ones */
  keep?: number;
}

/** Gap in pages up to which intermediate pages are read instead of loading cursors. */
const MAX_WALKED_PAGES = 2;

/**
 * Rows of which only some pages are in memory. Loads the viewed ones one after the other, drops the least
 * recently viewed ones, and jumps by cursors. Rows added or deleted on the server are not noticed until it
 * is recreated.
 */
export class PagedRows<Row extends GridRow, Mark> implements GridRows<Row> {
  /** total number of rows; null until known */
  total: number | null = null;
  /** error that prevents the viewed rows from loading */
  error: unknown = null;
  /** whether the first page has loaded */
  ready = false;
  private readonly pages = new Map<number, readonly Row[]>();
  private readonly marks = new Map<number, Mark | null>([[0, null]]);
  private readonly listeners = new Set<() => void>();
  private wanted: readonly number[] = [];
  private anchored = false;
  private running = false;
  private closed = false;
  private stop = new AbortController();
  private changes = 0;
  readonly pageSize: number;
  private readonly keep: number;

  constructor(
    private readonly source: RowSource<Row, Mark>,
    { pageSize = 200, keep = 20 }: PagedRowsOptions = {},
  ) {
    this.pageSize = pageSize;
    this.keep = keep;
  }

  /** Incremented with every change of the loaded rows. */
  version = (): number => this.changes;

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** The row at an index from 0; undefined while it is not in memory. */
  row(index: number): Row | undefined {
    return this.pages.get(Math.floor(index / this.pageSize))?.[index % this.pageSize];
  }

  /** Index of a row in memory; null while it is not. */
  indexOf(id: number): number | null {
    for (const [page, rows] of this.pages) {
      const at = rows.findIndex((row) => row.id === id);
      if (at >= 0) return page * this.pageSize + at;
    }
    return null;
  }

  /** Requests loading of the rows from `from` up to, not including, `to`. */
  want(from: number, to: number): void {
    const first = Math.floor(Math.max(0, from) / this.pageSize);
    const last = Math.floor(Math.max(0, to - 1) / this.pageSize);
    this.wanted = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    for (const page of this.wanted) this.touch(page);
    void this.run();
  }

  /** Retries after an error. */
  retry(): void {
    this.error = null;
    this.changed();
    void this.run();
  }

  /** Ids of the rows from `from` up to, not including, `to`; loads missing pages. */
  async ids(from: number, to: number): Promise<number[]> {
    const found: number[] = [];
    for (let page = Math.floor(from / this.pageSize); page * this.pageSize < to; page++) {
      const rows = this.pages.get(page) ?? (await this.load(page));
      const start = page * this.pageSize;
      found.push(...rows.slice(Math.max(0, from - start), to - start).map(({ id }) => id));
    }
    return found;
  }

  /** Replaces loaded rows, for example after saving them. */
  change(next: (row: Row) => Row): void {
    for (const [page, rows] of this.pages) this.pages.set(page, rows.map(next));
    this.changed();
  }

  /** Cancels running requests and stops all notifications. */
  close(): void {
    this.closed = true;
    this.stop.abort();
    this.pages.clear();
  }

  /** Number of pages in memory. */
  get held(): number {
    return this.pages.size;
  }

  private async run(): Promise<void> {
    if (this.running || this.error !== null) return;
    this.running = true;
    try {
      if (this.total === null) {
        const [total] = await Promise.all([this.source.count(this.stop.signal), this.load(0)]);
        if (this.closed) return;
        this.total = total;
        this.ready = true;
        this.changed();
      }
      for (let page = this.missing(); page !== undefined; page = this.missing()) await this.load(page);
    } catch (thrown) {
      if (!this.closed) {
        this.error = thrown;
        this.changed();
      }
    } finally {
      this.running = false;
    }
  }

  private missing(): number | undefined {
    const pages = Math.ceil((this.total ?? 0) / this.pageSize);
    return this.closed ? undefined : this.wanted.find((page) => page < pages && !this.pages.has(page));
  }

  /** Loads a page, starting at the nearest cursor before it. */
  private async load(page: number): Promise<readonly Row[]> {
    let at = this.nearest(page);
    if (page - at > MAX_WALKED_PAGES && !this.anchored) {
      await this.anchor();
      at = this.nearest(page);
    }
    for (;;) {
      const { rows, next } = await this.source.page(this.marks.get(at) ?? null, this.stop.signal);
      if (this.closed) return [];
      if (next !== null) this.marks.set(at + 1, next);
      this.put(at, rows);
      if (at === page) return rows;
      // The list has fewer rows than announced: the visible range is after its end.
      if (next === null) {
        this.put(page, []);
        return [];
      }
      at++;
    }
  }

  private nearest(page: number): number {
    let at = page;
    while (!this.marks.has(at)) at--;
    return at;
  }

  private async anchor(): Promise<void> {
    const { step, marks } = await this.source.anchors(this.stop.signal);
    for (const [k, mark] of marks.entries()) {
      const row = (k + 1) * step;
      if (row % this.pageSize === 0) this.marks.set(row / this.pageSize, mark);
    }
    this.anchored = true;
  }

  /** Moves a page to the end of the map, which is ordered by last view. */
  private touch(page: number): void {
    const rows = this.pages.get(page);
    if (!rows) return;
    this.pages.delete(page);
    this.pages.set(page, rows);
  }

  private put(page: number, rows: readonly Row[]): void {
    this.pages.delete(page);
    this.pages.set(page, rows);
    for (const old of this.pages.keys()) {
      if (this.pages.size <= this.keep) break;
      if (!this.wanted.includes(old)) this.pages.delete(old);
    }
    this.changed();
  }

  private changed(): void {
    if (this.closed) return;
    this.changes++;
    for (const listener of this.listeners) listener();
  }
}
