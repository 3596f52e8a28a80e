/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A Poisson count, by products of random numbers. */
export function poisson(mean: number, random: () => number): number {
  const end = Math.exp(-mean);
  let [count, product] = [-1, 1];
  do {
    count += 1;
    product *= random();
  } while (product > end);
  return count;
}
