/** A value and how many reports have it; 0 is "unknown". */
export interface Count {
  key: number;
  count: number;
}

/** Entries a chart shows at most: specification, section 9. */
export const TOP = 25;

/** Reports per value of a small coded column; position 0 counts the unknown ones. */
export function countCodes(column: ArrayLike<number>, rows: Uint32Array, codes: number): number[] {
  // Codes are bytes: a table of all of them needs no check in the loop.
  const counts = new Uint32Array(256);
  for (const row of rows) {
    const code = column[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return Array.from(counts.subarray(0, codes + 1));
}

/** Reports per id of a column of ids, the most frequent first, equal counts by id; unknown left out. */
export function countIds(column: ArrayLike<number>, rows: Uint32Array): Count[] {
  let largest = 0;
  for (const row of rows) largest = Math.max(largest, column[row] as number);
  const counts = new Uint32Array(largest + 1);
  for (const row of rows) {
    const id = column[row] as number;
    counts[id] = (counts[id] as number) + 1;
  }
  const out: Count[] = [];
  for (let key = 1; key <= largest; key += 1) {
    const count = counts[key] as number;
    if (count > 0) out.push({ key, count });
  }
  // Equal ones stay by id, as they come.
  return out.sort((a, b) => b.count - a.count);
}

/** The first 25 entries by count, those with none dropped. */
export const topEntries = <T extends { count: number }>(entries: readonly T[]): T[] =>
  entries
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP);

/** Reports whose yes-no column says yes. */
export function countYes(column: ArrayLike<number>, rows: Uint32Array): { yes: number; answered: number } {
  let yes = 0;
  let answered = 0;
  for (const row of rows) {
    const value = column[row] as number;
    if (value !== 0) answered += 1;
    if (value === 2) yes += 1;
  }
  return { yes, answered };
}
