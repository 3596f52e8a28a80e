import { blockOf, type Page, type SyncedSource } from './synced-source';

/** Milliseconds after which the page gets a turn: a finger on the map is answered in between. */
const TURN = 12;

/** Gives the page its turn when the work since the last one took long enough. */
function turns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN) return undefined;
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      since = performance.now();
    });
  };
}

/** Where a key stands among rows by rising key, or would stand. */
function placeOf<Row>(rows: readonly Row[], key: number, keyOf: (row: Row) => number): number {
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
 * Rows by rising key in blocks of keys. A change makes other blocks of those that it touches and takes over
 * the rest, so that a million rows are neither copied nor sorted for one of them.
 */
export class Blocks<Row> {
  constructor(
    private readonly source: Pick<SyncedSource<Row>, 'key' | 'blockSize'>,
    /** rows by rising key, by number of the block; none is empty */
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
    const row = rows[placeOf(rows, key, source.key)];
    return row !== undefined && source.key(row) === key ? row : undefined;
  }

  /** The rows of one block. */
  block(block: number): readonly Row[] {
    return this.blocks.get(block) ?? [];
  }

  /** Numbers of the blocks, rising. */
  numbers(): number[] {
    return [...this.blocks.keys()].sort((a, b) => a - b);
  }

  /** All rows by rising key. */
  all(): readonly Row[] {
    return ([] as readonly Row[]).concat(...this.numbers().map((block) => this.block(block)));
  }

  /** The rows after these pages, and the blocks that they changed. The page has its turns meanwhile. */
  async after(pages: readonly Page<Row>[]): Promise<{ rows: Blocks<Row>; changed: ReadonlySet<number> }> {
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
    return { rows: new Blocks(this.source, blocks), changed: change.changed };
  }
}

/** What pages make of some blocks. */
class Change<Row> {
  /** blocks that something of them changed in */
  readonly changed = new Set<number>();
  private readonly open = new Map<number, Map<number, Row>>();

  constructor(
    private readonly source: Pick<SyncedSource<Row>, 'key' | 'blockSize'>,
    private readonly before: Blocks<Row>,
  ) {}

  /**
   * Removes the rows that a page lists as deleted and, where the page is the whole list, every row missing
   * from it.
   */
  remove({ replaces, rows, deleted }: Page<Row>): void {
    if (replaces) {
      const listed = new Set(rows.map(this.source.key));
      for (const key of this.keysWithin(replaces)) if (!listed.has(key)) this.drop(key);
    }
    for (const key of deleted) this.drop(key);
  }

  /** The keys there are from the first to the last given, both included. */
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
    // Told again unchanged, as times of cases are given to the day: nothing is redrawn for it.
    if (kept !== undefined && JSON.stringify(kept) === JSON.stringify(row)) return;
    rows.set(key, row);
    this.changed.add(block);
  }

  /** The blocks that changed, their rows by rising key. */
  *blocks(): Iterable<[number, readonly Row[]]> {
    const { key } = this.source;
    for (const block of this.changed)
      yield [block, [...this.of(block).values()].sort((a, b) => key(a) - key(b))];
  }

  private drop(key: number): void {
    const block = blockOf(key, this.source.blockSize);
    if (this.of(block).delete(key)) this.changed.add(block);
  }

  /** The rows of a block by key, to be changed. */
  private of(block: number): Map<number, Row> {
    const made =
      this.open.get(block) ?? new Map(this.before.block(block).map((row) => [this.source.key(row), row]));
    this.open.set(block, made);
    return made;
  }
}
