/**
 * What was computed of one island, kept for as long as the caller hands in the same `memo`
 * with it; rebuilt where there is none.
 */
export function kept(island, name, make) {
  const { memo } = island;
  if (!memo) return make();
  if (!memo.has(name)) memo.set(name, make());
  return memo.get(name);
}
