import { rangeOf } from '../case-table/column-range';

/** A value and how many reports have it; 0 is "unknown". */
export interface Count {
  key: number;
  count: number;
}

/** Entries a chart shows at most: specification, section 9. */
export const TOP = 25;

/** Rows come in table order, each once: as many as the column has are all of them, and need no look-up. */
const isWhole = (column: ArrayLike<number>, rows: Uint32Array) => rows.length === column.length;

/** Codes are bytes: a table of all of them needs no check in the loop. */
const codeCounts = () => new Uint32Array(256);

/** Adds one to a count. */
const add = (counts: Uint32Array, at: number) => {
  counts[at] = (counts[at] as number) + 1;
};

/** Counts a whole column of bytes, and answers how many rows were counted: all but the last three at most. */
function countFours(column: Uint8Array, counts: readonly Uint32Array[]): number {
  // Four rows a step, each with counts of its own: equal codes in a row would wait for one another.
  const [first, second, third, fourth] = counts as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const fours = new Uint32Array(column.buffer, column.byteOffset, column.length >> 2);
  for (let i = 0; i < fours.length; i += 1) {
    const four = fours[i] as number;
    add(first, four & 255);
    add(second, (four >>> 8) & 255);
    add(third, (four >>> 16) & 255);
    add(fourth, four >>> 24);
  }
  return fours.length * 4;
}

/** Reports per value of a small coded column; position 0 counts the unknown ones. */
export function countCodes(column: Uint8Array, rows: Uint32Array, codes: number): number[] {
  const whole = isWhole(column, rows) && column.byteOffset % 4 === 0;
  const counts = codeCounts();
  const more = whole ? [codeCounts(), codeCounts(), codeCounts()] : [];
  const done = whole ? countFours(column, [counts, ...more]) : 0;
  for (let i = done; i < rows.length; i += 1) add(counts, column[rows[i] as number] as number);
  return Array.from(counts.subarray(0, codes + 1), (count, code) =>
    more.reduce((sum, one) => sum + (one[code] as number), count),
  );
}

/** Reports per id of a column of ids, the most frequent first, equal counts by id; unknown left out. */
export function countIds(column: ArrayLike<number>, rows: Uint32Array): Count[] {
  const whole = isWhole(column, rows);
  const largest = rangeOf(column).most;
  const counts = new Uint32Array(largest + 1);
  if (whole)
    for (let row = 0; row < column.length; row += 1) {
      const id = column[row] as number;
      counts[id] = (counts[id] as number) + 1;
    }
  else
    for (let i = 0; i < rows.length; i += 1) {
      const id = column[rows[i] as number] as number;
      counts[id] = (counts[id] as number) + 1;
    }
  const out: Count[] = [];
  for (let key = 1; key <= largest; key += 1) {
    const count = counts[key] as number;
    if (count > 0) out.push({ key, count });
  }
  return out.sort(byCount);
}

/** Sorting leaves equal ones in the order they are in, here that of their ids. */
const byCount = (a: Count, b: Count) => b.count - a.count;

/** The first 25 entries by count, those with none dropped. */
export const topEntries = <T extends { count: number }>(entries: readonly T[]): T[] =>
  entries
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP);

/** Reports whose yes-no column says yes. */
export function countYes(column: Uint8Array, rows: Uint32Array): { yes: number; answered: number } {
  // Counted like codes: a branch that nobody can foresee costs more than the count.
  const [unknown = 0, , yes = 0] = countCodes(column, rows, 2);
  return { yes, answered: rows.length - unknown };
}
