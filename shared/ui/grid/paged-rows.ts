import type { GridRow, GridRows } from './grid-column';

/** Rows that follow one another, and where the next page begins; null behind the last one. */
export interface RowsPage<Row, Mark> {
  rows: readonly Row[];
  next: Mark | null;
}

/** Places along the rows from which a page can be asked for: `marks[k]` is where row `(k + 1) * step` begins. */
export interface Anchors<Mark> {
  /** rows from one mark to the next; of use are those where a page begins */
  step: number;
  marks: readonly Mark[];
}

/** Where rows come from, page by page, each beginning at a mark of the one before. */
export interface RowSource<Row, Mark> {
  /** how many rows there are in all */
  count: (signal: AbortSignal) => Promise<number>;
  /** rows from a mark on, from the first one for null */
  page: (from: Mark | null, signal: AbortSignal) => Promise<RowsPage<Row, Mark>>;
  /** what lets the scroll bar jump without all the pages before */
  anchors: (signal: AbortSignal) => Promise<Anchors<Mark>>;
}

export interface PagedRowsOptions {
  /** rows of a page */
  pageSize?: number;
  /** pages kept in memory, those that were looked at last */
  keep?: number;
}

/** Pages that are walked through rather than jumped over. */
const WALK = 2;

/**
 * Rows of which only some pages are in memory. It fetches those that are looked at, one after the other,
 * drops those that were looked at longest ago, and jumps by anchors. Rows that come and go at the server
 * while it lives are not seen until it is rebuilt.
 */
export class PagedRows<Row extends GridRow, Mark> implements GridRows<Row> {
  /** rows in all; null until it is known */
  total: number | null = null;
  /** why the rows that are looked at are not there */
  error: unknown = null;
  /** whether the first page is there */
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

  /** Number that grows with every change of the loaded rows. */
  version = (): number => this.changes;

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** The row at a place, counted from 0; undefined while it is not in memory. */
  row(index: number): Row | undefined {
    return this.pages.get(Math.floor(index / this.pageSize))?.[index % this.pageSize];
  }

  /** Has the rows from `from` up to, not including, `to` brought into memory. */
  want(from: number, to: number): void {
    const first = Math.floor(Math.max(0, from) / this.pageSize);
    const last = Math.floor(Math.max(0, to - 1) / this.pageSize);
    this.wanted = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    for (const page of this.wanted) this.touch(page);
    void this.run();
  }

  /** Tries again what failed. */
  retry(): void {
    this.error = null;
    this.changed();
    void this.run();
  }

  /** Ids of the rows from `from` up to, not including, `to`, fetching the pages that are missing. */
  async ids(from: number, to: number): Promise<number[]> {
    const found: number[] = [];
    for (let page = Math.floor(from / this.pageSize); page * this.pageSize < to; page++) {
      const rows = this.pages.get(page) ?? (await this.load(page));
      const start = page * this.pageSize;
      found.push(...rows.slice(Math.max(0, from - start), to - start).map(({ id }) => id));
    }
    return found;
  }

  /** Changes rows where they stand, such as those that were saved. */
  change(next: (row: Row) => Row): void {
    for (const [page, rows] of this.pages) this.pages.set(page, rows.map(next));
    this.changed();
  }

  /** Ends what is under way; nothing is reported any more. */
  close(): void {
    this.closed = true;
    this.stop.abort();
    this.pages.clear();
  }

  /** How many pages are in memory. */
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

  /** One page, by the nearest mark before it. */
  private async load(page: number): Promise<readonly Row[]> {
    let at = this.nearest(page);
    if (page - at > WALK && !this.anchored) {
      await this.anchor();
      at = this.nearest(page);
    }
    for (;;) {
      const { rows, next } = await this.source.page(this.marks.get(at) ?? null, this.stop.signal);
      if (this.closed) return [];
      if (next !== null) this.marks.set(at + 1, next);
      this.put(at, rows);
      if (at === page) return rows;
      // There are fewer rows than counted: the visible part lies behind the last one.
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

  /** Last in the order of the map is what was looked at last. */
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
