import type { CountryBaseline } from './country-baseline';
import { type CountDistribution, logProbability } from './negative-binomial';

/** Dispersion by which silence is judged. */
export const SILENCE_DISPERSION = 2;
/** Chance of no report below which a person is asked. */
export const ASKED_BELOW = 0.01;
/** One quiet month is never asked about. */
export const LEAST_MONTHS = 2;

/** Chance of no report at all, given what is usual in as long a span. */
export const chanceOfSilence = (usual: CountDistribution): number => Math.exp(logProbability(usual, 0));

/** Months without a report on an island that used to report; a cell is year × 12 + month − 1. */
export interface Silence {
  island: number;
  /** first month without a report */
  since: number;
  /** last whole month */
  until: number;
  /** months of them that were observed */
  months: number;
  /** meals that are usual on the island in as many months */
  expected: number;
  /** chance of no report in as many months, 0 to 1 */
  chance: number;
}

/** An island after its last report. */
interface Quiet {
  island: number;
  /** month of the last report */
  last: number;
  /** last whole month */
  until: number;
  observed(cell: number): boolean;
}

/**
 * Detects an improbable silence of an island, given its baseline until the last report; null if it may be
 * chance. Unobserved months do not count as silence. Thresholds were set by replaying the events of French
 * Polynesia, 2007 to May 2025: two alerts a year.
 */
export function unusualSilence(
  usual: CountryBaseline,
  { island, last, until, observed }: Quiet,
): Silence | null {
  const since = last + 1;
  let months = 0;
  for (let cell = since; cell <= until; cell += 1) if (observed(cell)) months += 1;
  if (months < LEAST_MONTHS) return null;
  const law = usual.usual(island, since, { months, dispersion: SILENCE_DISPERSION }, until);
  const chance = chanceOfSilence(law);
  return chance < ASKED_BELOW ? { island, since, until, months, expected: law.mean, chance } : null;
}
