import type { Tracking, TrackingSaved } from '@ciguawatch/shared/api/schemas/algae';

/** A line of a file that was not stored, since its sampling has a row of that species already. */
export interface KnownLine {
  /** of the line in the file */
  number: number;
  /** the row that is stored */
  row: Tracking;
  /** whether it says what the line says */
  same: boolean;
}

/**
 * The lines that were known, each by its number.
 * @param numbers of the lines in the file, in the order in which their rows were sent
 */
export function knownLines(numbers: readonly number[], { rows, repeats }: TrackingSaved): KnownLine[] {
  return repeats.map(({ at, same }) => ({ number: numbers[at] as number, row: rows[at] as Tracking, same }));
}
