import { leadingEntries } from './leading-entries';
import type { Answers } from './rates/shares';

/** A value and the number of reports that have it; the key 0 means unknown. */
export interface Count {
  key: number;
  count: number;
}

/** Most entries of a chart (specification, section 9). */
export const MAX_ENTRIES = 25;

/**
 * Reports by code of a column of small codes; position 0 counts the unknown ones.
 * @param codes number of codes besides unknown
 */
export function countCodes(column: Uint8Array, rows: Uint32Array, codes: number): number[] {
  // A code is one byte, so an array of 256 needs no bounds check in this loop, which runs for about forty columns.
  const counts = new Uint32Array(256);
  for (let i = 0; i < rows.length; i += 1) {
    const code = column[rows[i] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return Array.from(counts.subarray(0, codes + 1));
}

/** Reports by id of a column of ids, the most frequent first, ties by id. Unknown ids (0) are left out. */
export function countIds(column: ArrayLike<number>, rows: Uint32Array): Count[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const id = column[row] as number;
    if (id > 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count })).sort(byCount);
}

const byCount = (a: Count, b: Count) => b.count - a.count || a.key - b.key;

/** The 25 entries with the highest counts, and those tied with the last of them. Entries without reports are dropped. */
export function topEntries<T extends { count: number }>(entries: readonly T[]): T[] {
  const ranked = entries.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return leadingEntries(ranked, ({ count }) => count, MAX_ENTRIES, Number.POSITIVE_INFINITY);
}

/** Counts a yes-no column (0 unknown, 1 no, 2 yes): how many reports say yes, and how many say yes or no. */
export function countYes(column: Uint8Array, rows: Uint32Array): Answers {
  const [unknown = 0, , yes = 0] = countCodes(column, rows, 2);
  return { yes, answered: rows.length - unknown };
}
