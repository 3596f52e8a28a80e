import { editDistance } from './near';
import { normalise } from './search';

/** An item with its names, normalised for comparison. */
interface IndexedItem<T> {
  item: T;
  names: readonly string[];
  /** all names in one text, so that the words of a query may match different names: "napoleon wrasse" */
  all: string;
}

/** Normalised names of many items, prepared once so that each typed letter costs one pass over them. */
interface NameIndex<T> {
  entries: readonly IndexedItem<T>[];
  /** every word of every name, with the indices of the entries that contain it */
  words: ReadonlyMap<string, readonly number[]>;
}

/**
 * Prepares a search over items by any of their names.
 * @param namesOf every name of an item, in any language
 */
export function indexNames<T>(items: readonly T[], namesOf: (item: T) => readonly string[]): NameIndex<T> {
  const words = new Map<string, number[]>();
  const entries = items.map((item, at): IndexedItem<T> => {
    const names = [...new Set(namesOf(item).map(normalise))].filter((name) => name !== '');
    const own = new Set(names.flatMap((name) => [name.replaceAll(' ', ''), ...name.split(' ')]));
    for (const word of own) {
      const known = words.get(word);
      if (known) known.push(at);
      else words.set(word, [at]);
    }
    return { item, names, all: names.join(' ') };
  });
  return { entries, words };
}

/**
 * Items that match a query by any name, the best first and otherwise in their order; all for an empty
 * query.
 */
export function searchNames<T>(index: NameIndex<T>, query: string): T[] {
  const wanted = normalise(query);
  if (wanted === '') return index.entries.map(({ item }) => item);
  const words = wanted.split(' ');
  // Same ranks as `rank`, inlined: with ten thousand names the shared preparation is done once.
  const inside = ` ${wanted}`;
  const rankOf = (name: string): number => {
    if (name.startsWith(wanted)) return name.length === wanted.length ? 0 : 1;
    if (name.includes(inside)) return 2;
    return words.every((word) => name.includes(word)) ? 3 : 4;
  };
  const buckets: T[][] = [[], [], [], [], []];
  for (const { item, names, all } of index.entries) {
    if (!words.every((word) => all.includes(word))) continue;
    let best = 4;
    for (const name of names) {
      best = Math.min(best, rankOf(name));
      if (best === 0) break;
    }
    buckets[best]?.push(item);
  }
  return buckets.flat();
}

/** Words shorter than this are not compared: they resemble too many others. */
const MIN_LETTERS = 3;
/** Length from which a word tolerates two typing errors; shorter words tolerate one. */
const TWO_ERRORS_FROM = 6;

/** The letters of a word as a bit mask: one typing error changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Entries that contain a word similar to this one, each with the number of typing errors. */
function typingErrorsByEntry<T>(index: NameIndex<T>, word: string): Map<number, number> {
  const most = word.length < TWO_ERRORS_FROM ? 1 : 2;
  const letters = lettersOf(word);
  const found = new Map<number, number>();
  for (const [other, entries] of index.words) {
    const begins = other.startsWith(word);
    // Comparing bit masks costs a hundredth of computing the edit distance.
    if (!begins && bitsOf(letters ^ lettersOf(other)) > 2 * most) continue;
    const slips = begins ? 0 : editDistance(word, other, most);
    if (slips > most) continue;
    for (const at of entries) found.set(at, Math.min(found.get(at) ?? slips, slips));
  }
  return found;
}

/** Items that resemble a query without exact match, the nearest first: `nearMatches` for long lists. */
export function nearNames<T>(index: NameIndex<T>, query: string, limit = 8): T[] {
  const words = normalise(query)
    .split(' ')
    .filter((word) => word.length >= MIN_LETTERS);
  const found = new Map<number, { hits: number; slips: number }>();
  for (const word of words)
    for (const [at, slips] of typingErrorsByEntry(index, word)) {
      const so = found.get(at) ?? { hits: 0, slips: 0 };
      found.set(at, { hits: so.hits + 1, slips: so.slips + slips });
    }
  return [...found]
    .sort(([a, one], [b, other]) => other.hits - one.hits || one.slips - other.slips || a - b)
    .slice(0, limit)
    .map(([at]) => index.entries[at] as IndexedItem<T>)
    .map(({ item }) => item);
}
