/** One response of a pull. All pages of a pull are applied together. */
export interface Page<Row> {
  rows: readonly Row[];
  /** keys of deleted rows */
  deleted: readonly number[];
  /** the server's watermark for the next query; null when the response has none */
  stamp: string | null;
  /** the response is from the server's cache, and a newer one is being built */
  behind?: boolean;
  /** first and last key of the range that `rows` covers completely: other rows in it were deleted */
  replaces?: readonly [number, number];
}

/** A source of rows of which the device keeps a copy. */
export interface SyncedSource<Row> {
  name: string;
  /** version of the row's shape; stored rows of other versions are deleted */
  schema: number;
  /** stored on the device, stored until the account logs out, or in memory only */
  keep: 'device' | 'account' | 'memory';
  key(row: Row): number;
  /** keys per stored block; a single block by default */
  blockSize?: number;
  /** All rows when `since` is null, otherwise the changes since that watermark. */
  pull(since: string | null, signal: AbortSignal): AsyncIterable<Page<Row>>;
}

/** Number of the block in which a key is stored; keys start at 1. */
export const blockOf = (key: number, size: number | undefined): number =>
  size ? Math.floor((key - 1) / size) : 0;
