/**
 * The leading entries of a ranking, which never cut a tie: a list that showed one of two equals would rank what the
 * reports do not. Those equal to the last wanted one are shown too, or none of them where more than `most` would be
 * shown. Where all are equal there is nothing to cut by, and the first ones are shown.
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
  const last = ranked[wanted - 1];
  if (last === undefined) return [...ranked];
  const withTies = ranked.filter((entry) => countOf(entry) >= countOf(last));
  if (withTies.length <= most) return withTies;
  const above = ranked.filter((entry) => countOf(entry) > countOf(last));
  return above.length > 0 ? above : ranked.slice(0, wanted);
}
