/**
 * The leading entries of a ranking, which never cut a tie: a list that showed one of two equals would rank what the
 * reports do not. Those equal to the last wanted one are shown too, or none of them where more than `most` would be
 * shown. Where all are equal there is nothing to cut by: the first ones are shown, and what `entriesLeft` tells goes with
 * them, so that nobody takes them for the leading ones.
 * @param ranked entries, the highest count first
 * @param wanted number of entries without ties
 * @param most largest number of entries
 */
export function leadingEntries<T>(
  ranked: readonly T[],
  countOf: (entry: T) => number,
  wanted: number,
  most: number,
): T[] {
  if (wanted <= 0) return [];
  const last = ranked[wanted - 1];
  if (last === undefined) return [...ranked];
  const withTies = ranked.filter((entry) => countOf(entry) >= countOf(last));
  if (withTies.length <= most) return withTies;
  const above = ranked.filter((entry) => countOf(entry) > countOf(last));
  return above.length > 0 ? above : ranked.slice(0, wanted);
}

/** Entries that a ranking does not show. */
export interface EntriesLeft {
  count: number;
  /** The highest count among them. */
  each: number;
  /** Whether all of them have that count. */
  equal: boolean;
}

/**
 * What a list says of the entries it does not show: "and 4 others with 2 each", or "with at most 2 each"; null where it
 * shows all.
 * @param ranked entries, the highest count first
 * @param shown the leading ones, as many as are shown
 */
export function entriesLeft<T>(
  ranked: readonly T[],
  countOf: (entry: T) => number,
  shown: readonly T[],
): EntriesLeft | null {
  const left = ranked.slice(shown.length).map(countOf);
  const each = left[0];
  if (each === undefined) return null;
  return { count: left.length, each, equal: left.at(-1) === each };
}
