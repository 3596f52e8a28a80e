/**
 * A repeatable pseudo-random sequence: one seed gives the same demonstration data and property tests on every
 * machine. Not for secrets.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /**
   * One element, all equally likely.
   * @throws RangeError for an empty list
   */
  pick<T>(list: readonly T[]): T;
  /**
   * One value, in proportion to its weight.
   * @throws RangeError when no weight is positive
   */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** A version 4 UUID made from this sequence. */
  uuid(): string;
}

/**
 * Starts a sequence (mulberry32: 32 bits of state, period 2^32).
 * @param seed any whole number
 */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const value = list[int(0, list.length - 1)];
      if (value === undefined) throw new RangeError('pick needs a list with elements');
      return value;
    },
    weighted: (entries) => weighted(entries, next()),
    uuid: () => uuidFrom(int),
  };
}

function weighted<T>(entries: readonly (readonly [T, number])[], at: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let remaining = at * total;
  for (const [value, weight] of entries) {
    remaining -= weight;
    if (remaining < 0) return value;
  }
  throw new RangeError('weighted needs a positive weight');
}

function uuidFrom(int: (min: number, max: number) => number): string {
  const bytes = Array.from({ length: 16 }, () => int(0, 255));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
