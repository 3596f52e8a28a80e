/**
 * Returns what `make` computes for an island, cached in `island.memo` if the caller passes one: the server
 * draws the same islands into several layers.
 */
export function memoized(island, name, make) {
  const { memo } = island;
  if (!memo) return make();
  if (!memo.has(name)) memo.set(name, make());
  return memo.get(name);
}
