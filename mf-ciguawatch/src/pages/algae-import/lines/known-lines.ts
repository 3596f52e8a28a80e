import type { Tracking, TrackingSaved } from '@ciguawatch/shared/api/schemas/algae';

/** A line that was not stored because its sampling already has a row for that species. */
export interface KnownLine {
  /** line number in the file */
  number: number;
  /** the stored row */
  row: Tracking;
  /** whether the line and the stored row have equal values */
  same: boolean;
}

/**
 * Lines of a file that were not stored.
 * @param numbers line numbers in the file, in the order in which the rows were sent
 */
export function knownLines(numbers: readonly number[], { rows, repeats }: TrackingSaved): KnownLine[] {
  return repeats.map(({ at, same }) => ({ number: numbers[at] as number, row: rows[at] as Tracking, same }));
}
