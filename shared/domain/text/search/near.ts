import { normalise } from './search';

/** Words shorter than this are not compared: they resemble too many others. */
const MIN_LETTERS = 3;
/** From this length on a word may contain two typing errors, below it one. */
const TWO_ERRORS_FROM = 6;

/**
 * Number of letters to insert, delete, replace or swap with a neighbour to turn one word into the other
 * (Damerau–Levenshtein distance); `most` + 1 when it exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        isSwap(one, other, i, j) ? (last[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    last = row;
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}

/** Whether the two letters before these positions are swapped between both words. */
const isSwap = (one: string, other: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];

/**
 * Distance from a typed word to the nearest of some words: 0 when equal or a prefix, null when none is
 * close enough.
 */
function wordDistance(word: string, words: readonly string[]): number | null {
  if (word.length < MIN_LETTERS) return null;
  const most = word.length < TWO_ERRORS_FROM ? 1 : 2;
  let best = most + 1;
  for (const other of words) {
    if (best === 0) break;
    best = other.startsWith(word) ? 0 : Math.min(best, editDistance(word, other, most));
  }
  return best > most ? null : best;
}

/**
 * Items that resemble a query without exact match, the nearest first: by how many of its words resemble a
 * word of a name, then by how few typing errors that takes (one per word, two in long ones).
 * @param namesOf every name of an item, in any language
 */
export function nearMatches<T>(
  items: readonly T[],
  query: string,
  namesOf: (item: T) => readonly string[],
  limit = 5,
): T[] {
  const words = normalise(query)
    .split(' ')
    .filter((word) => word.length >= MIN_LETTERS);
  const found = items.flatMap((item) => {
    const own = namesOf(item).flatMap((name) => {
      const text = normalise(name);
      return [text.replaceAll(' ', ''), ...text.split(' ')];
    });
    const slips = words.map((word) => wordDistance(word, own)).filter((one) => one !== null);
    const total = slips.reduce((sum, one) => sum + one, 0);
    return slips.length === 0 ? [] : [{ item, missed: words.length - slips.length, total }];
  });
  found.sort((a, b) => a.missed - b.missed || a.total - b.total);
  return found.slice(0, limit).map(({ item }) => item);
}
