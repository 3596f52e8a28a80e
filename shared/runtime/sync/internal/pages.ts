import { blockOf, type Page, type SyncedSource } from './synced-source';

/** Milliseconds of work after which the page gets a turn, so that touches on the map are handled. */
const YIELD_AFTER_MS = 12;

/** Returns a function that yields to the page when enough time has passed since the last turn. */
function turns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < YIELD_AFTER_MS) return undefined;
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      since = performance.now();
    });
  };
}

/** Index of a key among rows by ascending key, or where it would be inserted. */
function insertionIndex<Row>(rows: readonly Row[], key: number, keyOf: (row: Row) => number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keyOf(rows[middle] as Row) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Rows by ascending key, stored in blocks. A change replaces only the blocks it affects, so that a million
 * rows are neither copied nor sorted for one of them.
 */
export class RowBlocks<Row> {
  constructor(
    private readonly source: Pick<SyncedSource<Row>, 'key' | 'blockSize'>,
    /** rows by ascending key, by block number; no block is empty */
    private readonly blocks: ReadonlyMap<number, readonly Row[]> = new Map(),
  ) {}

  get size(): number {
    let size = 0;
    for (const rows of this.blocks.values()) size += rows.length;
    return size;
  }

  get(key: number): Row | undefined {
    const { source } = this;
    const rows = this.block(blockOf(key, source.blockSize));
    const row = rows[insertionIndex(rows, key, source.key)];
    return row !== undefined && source.key(row) === key ? row : undefined;
  }

  /** The rows of one block. */
  block(block: number): readonly Row[] {
    return this.blocks.get(block) ?? [];
  }

  /** Block numbers, ascending. */
  numbers(): number[] {
    return [...this.blocks.keys()].sort((a, b) => a - b);
  }

  /** All rows by ascending key. */
  all(): readonly Row[] {
    return ([] as readonly Row[]).concat(...this.numbers().map((block) => this.block(block)));
  }

  /** The rows after applying pages, and the blocks that changed. The page gets turns meanwhile. */
  async after(pages: readonly Page<Row>[]): Promise<{ rows: RowBlocks<Row>; changed: ReadonlySet<number> }> {
    const change = new Change(this.source, this);
    const turn = turns();
    for (const page of pages) {
      change.remove(page);
      for (const row of page.rows) {
        change.put(row);
        const due = turn();
        if (due) await due;
      }
    }
    const blocks = new Map(this.blocks);
    for (const [block, rows] of change.blocks()) {
      if (rows.length > 0) blocks.set(block, rows);
      else blocks.delete(block);
      await turn();
    }
    return { rows: new RowBlocks(this.source, blocks), changed: change.changed };
  }
}

/** Applies pages to the blocks that they affect. */
class Change<Row> {
  /** numbers of the blocks that changed */
  readonly changed = new Set<number>();
  private readonly open = new Map<number, Map<number, Row>>();

  constructor(
    private readonly source: Pick<SyncedSource<Row>, 'key' | 'blockSize'>,
    private readonly before: RowBlocks<Row>,
  ) {}

  /**
   * Removes the rows that a page lists as deleted and, where the page is a complete list, all rows missing
   * in it.
   */
  remove({ replaces, rows, deleted }: Page<Row>): void {
    if (replaces) {
      const listed = new Set(rows.map(this.source.key));
      for (const key of this.keysWithin(replaces)) if (!listed.has(key)) this.drop(key);
    }
    for (const key of deleted) this.drop(key);
  }

  /** Existing keys from first to last, both included. */
  private keysWithin([first, last]: readonly [number, number]): number[] {
    const { blockSize } = this.source;
    const [from, to] = [blockOf(first, blockSize), blockOf(last, blockSize)];
    return [...new Set([...this.before.numbers(), ...this.open.keys()])]
      .filter((block) => block >= from && block <= to)
      .flatMap((block) => [...this.of(block).keys()])
      .filter((key) => key >= first && key <= last);
  }

  put(row: Row): void {
    const key = this.source.key(row);
    const block = blockOf(key, this.source.blockSize);
    const rows = this.of(block);
    const kept = rows.get(key);
    // An unchanged row, sent again because changes of cases are dated to the day: nothing needs to
    // re-render.
    if (kept !== undefined && JSON.stringify(kept) === JSON.stringify(row)) return;
    rows.set(key, row);
    this.changed.add(block);
  }

  /** The changed blocks, rows by ascending key. */
  *blocks(): Iterable<[number, readonly Row[]]> {
    const { key } = this.source;
    for (const block of this.changed)
      yield [block, [...this.of(block).values()].sort((a, b) => key(a) - key(b))];
  }

  private drop(key: number): void {
    const block = blockOf(key, this.source.blockSize);
    if (this.of(block).delete(key)) this.changed.add(block);
  }

  /** The rows of a block by key, for changing. */
  private of(block: number): Map<number, Row> {
    const made =
      this.open.get(block) ?? new Map(this.before.block(block).map((row) => [this.source.key(row), row]));
    this.open.set(block, made);
    return made;
  }
}
