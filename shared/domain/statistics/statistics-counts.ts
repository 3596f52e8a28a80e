import type { Answers } from './rates/shares';

/** A value and how many reports have it; 0 is "unknown". */
export interface Count {
  key: number;
  count: number;
}

/** Entries a chart shows at most: specification, section 9. */
export const TOP = 25;

/** Reports per value of a small coded column; position 0 counts the unknown ones. */
export function countCodes(column: Uint8Array, rows: Uint32Array, codes: number): number[] {
  // Codes are bytes: 256 counts need no check in the loop, which runs for some forty columns of each answer.
  const counts = new Uint32Array(256);
  for (let i = 0; i < rows.length; i += 1) {
    const code = column[rows[i] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return Array.from(counts.subarray(0, codes + 1));
}

/** Reports per id of a column of ids, the most frequent first, equal counts by id; unknown left out. */
export function countIds(column: ArrayLike<number>, rows: Uint32Array): Count[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const id = column[row] as number;
    if (id > 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count })).sort(byCount);
}

const byCount = (a: Count, b: Count) => b.count - a.count || a.key - b.key;

/** The first 25 entries by count, those with none dropped. */
export const topEntries = <T extends { count: number }>(entries: readonly T[]): T[] =>
  entries
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP);

/** Reports whose yes-no column says yes. */
export function countYes(column: Uint8Array, rows: Uint32Array): Answers {
  const [unknown = 0, , yes = 0] = countCodes(column, rows, 2);
  return { yes, answered: rows.length - unknown };
}
