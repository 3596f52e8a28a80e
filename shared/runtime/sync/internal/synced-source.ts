/** One answer of a pull. Pages are applied together, when all have come. */
export interface Page<Row> {
  rows: readonly Row[];
  /** keys that went */
  deleted: readonly number[];
  /** the server's watermark to ask from next; null when it gave none */
  stamp: string | null;
  /** the server is making a newer one of this response, which is what it kept */
  behind?: boolean;
  /** keys, first to last, of which `rows` is the whole truth: others in between went */
  replaces?: readonly [number, number];
}

/** A source of rows that the device keeps a copy of. */
export interface SyncedSource<Row> {
  name: string;
  /** number of the row's shape; kept rows of another number are dropped */
  schema: number;
  /** kept on the device, kept until its account leaves, or in memory only */
  keep: 'device' | 'account' | 'memory';
  key(row: Row): number;
  /** keys per stored block; one block when left out */
  blockSize?: number;
  /** All rows when `since` is null, else what changed since that watermark. */
  pull(since: string | null, signal: AbortSignal): AsyncIterable<Page<Row>>;
}

/** Block that a key is stored in; keys count from 1. */
export const blockOf = (key: number, size: number | undefined): number =>
  size ? Math.floor((key - 1) / size) : 0;
