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
export interface NameIndex<T> {
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

/** Number of items offered where none matches. */
const NEAR = 8;
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

/** A word of an entry that resembles a typed one, and the number of typing errors between them. */
interface NearWord {
  word: string;
  slips: number;
}

/** Entries that contain a word similar to this one, each with the nearest of its words. */
function nearWordByEntry<T>(index: NameIndex<T>, word: string): Map<number, NearWord> {
  const most = word.length < TWO_ERRORS_FROM ? 1 : 2;
  const letters = lettersOf(word);
  const found = new Map<number, NearWord>();
  for (const [other, entries] of index.words) {
    const begins = other.startsWith(word);
    // Comparing bit masks costs a hundredth of computing the edit distance.
    if (!begins && bitsOf(letters ^ lettersOf(other)) > 2 * most) continue;
    const slips = begins ? 0 : editDistance(word, other, most);
    if (slips > most) continue;
    for (const at of entries)
      if (slips < (found.get(at)?.slips ?? Infinity)) found.set(at, { word: other, slips });
  }
  return found;
}

/** Letters by which the closest of the names with one of these words is longer or shorter than a text. */
const overhang = (names: readonly string[], words: readonly string[], text: string): number =>
  names
    .filter((name) => words.some((word) => name.replaceAll(' ', '').includes(word)))
    .reduce((least, name) => Math.min(least, Math.abs(name.length - text.length)), Infinity);

/**
 * Items that resemble a query without exact match, the nearest first: `nearMatches` for long lists. Of equally
 * near ones the shorter names come first, then the order of the items.
 */
export function nearNames<T>(index: NameIndex<T>, query: string, limit = NEAR): T[] {
  const wanted = normalise(query);
  const words = wanted.split(' ').filter((word) => word.length >= MIN_LETTERS);
  const found = new Map<number, NearWord[]>();
  for (const word of words)
    for (const [at, near] of nearWordByEntry(index, word)) found.set(at, [...(found.get(at) ?? []), near]);
  return [...found]
    .map(([at, near]) => {
      const { item, names } = index.entries[at] as IndexedItem<T>;
      const slips = near.reduce((sum, one) => sum + one.slips, 0);
      const own = near.map(({ word }) => word);
      return { at, item, hits: near.length, slips, rest: overhang(names, own, wanted) };
    })
    .sort((a, b) => b.hits - a.hits || a.slips - b.slips || a.rest - b.rest || a.at - b.at)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** What a search finds: the items, the best first, and whether they only resemble what was typed. */
export interface Found<T> {
  items: T[];
  isGuess: boolean;
}

/** Items of no search: nothing was typed. */
const NOTHING = { items: [], isGuess: false };

/**
 * The one search by name of all screens: items that match a query, or else those that resemble it; none for an
 * empty query.
 * @param limit largest number of items
 */
export function findNames<T>(index: NameIndex<T>, query: string, limit: number): Found<T> {
  if (normalise(query) === '') return NOTHING;
  const items = searchNames(index, query).slice(0, limit);
  return items.length > 0
    ? { items, isGuess: false }
    : { items: nearNames(index, query, Math.min(limit, NEAR)), isGuess: true };
}
