import type { PlacedRow } from './with-point';

/** How rows become a file. */
export interface Writer {
  type: string;
  extension: string;
  start: string;
  row(row: PlacedRow): string;
  between: string;
  end: string;
  /** the whole file when there is no case */
  empty: string;
}
