import {
  type CountDistribution,
  logProbability,
  tailOf,
} from '../../../shared/domain/alerts/pooled/negative-binomial';

/** Chances that are compared with how often they occur. */
export const CHANCES = [0.05, 0.01, 0.005, 0.001] as const;

/** How well a law foretold island-months. */
export interface Score {
  /** mean negative logarithm of the chance of what came; less is better */
  log: number;
  /** how often each chance occurred, as a multiple of what it says */
  tails: number[];
}

/** Share of a chance that a count used up: without random numbers, after Czado et al. 2009 (Biometrics 65:1254). */
function usedUp(law: CountDistribution, count: number, chance: number): number {
  const above = tailOf(law, count + 1);
  return Math.min(1, Math.max(0, (chance - above) / Math.exp(logProbability(law, count))));
}

/**
 * Scores a law on the months of islands.
 * @param cells first month, and the one after the last
 */
export function score(
  law: (island: number, cell: number) => CountDistribution,
  counted: (island: number, cell: number) => number,
  islands: readonly number[],
  [from, until]: readonly [number, number],
): Score {
  let [log, months] = [0, 0];
  const hits = CHANCES.map(() => 0);
  for (let cell = from; cell < until; cell += 1)
    for (const island of islands) {
      const expected = law(island, cell);
      const count = counted(island, cell);
      log -= logProbability(expected, count);
      months += 1;
      for (const [at, chance] of CHANCES.entries())
        hits[at] = (hits[at] ?? 0) + usedUp(expected, count, chance);
    }
  return { log: log / months, tails: CHANCES.map((chance, at) => (hits[at] ?? 0) / months / chance) };
}
