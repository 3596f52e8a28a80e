import type { CountDistribution } from './negative-binomial';

/** Months that an island looks back. */
export const REACH_MONTHS = 36;
/** Weight of a month against the one after it: half in 23 months. */
const FADE = 0.97;
/** A month with more meals teaches as one with so many: an outbreak of before is not what is usual. */
const MOST_TAUGHT = 6;
/** Least mean of a country, in meals per island and month: even where all is silent, something may come. */
const LEAST_MEAN = 0.01;
/** Islands differ by at least half of their mean: its square. */
const LEAST_SPREAD = 0.25;
/** Months of predictions from which their errors tell the dispersion, and what is taken before. */
const LEAST_PREDICTED = 12;
const FIRST_DISPERSION = 1.5;

/** One month of an island. */
export interface MonthSeen {
  meals: number;
  /** share of what happens that its source tells, 0 to 1; 0 where nobody watched the island, which teaches nothing */
  exposure: number;
}

/** What an island's months teach: meals and months, faded. */
export interface DiscountedCounts {
  meals: number;
  months: number;
}

/** Gamma distribution of the monthly rate of islands of a country. */
export interface GammaPrior {
  shape: number;
  /** months */
  rate: number;
}

/** What the last 36 months of an island teach; oldest first. */
export function discountedCounts(past: readonly MonthSeen[]): DiscountedCounts {
  const last = past.slice(-REACH_MONTHS);
  let [meals, months] = [0, 0];
  for (const [at, seen] of last.entries()) {
    if (seen.exposure <= 0) continue;
    const weight = FADE ** (last.length - 1 - at);
    meals += weight * Math.min(seen.meals, MOST_TAUGHT);
    months += weight * seen.exposure;
  }
  return { meals, months };
}

/**
 * Fits a gamma prior to the rates of a country's islands by the method of moments (Marshall 1991, Applied
 * Statistics 40:283). Unobserved islands are ignored; without observed ones, the smallest mean and spread are
 * used.
 */
export function fitGammaPrior(islands: readonly DiscountedCounts[]): GammaPrior {
  const watched = islands.filter(({ months }) => months > 0);
  const months = watched.reduce((sum, one) => sum + one.months, 0);
  const raw = months > 0 ? watched.reduce((sum, one) => sum + one.meals, 0) / months : 0;
  const mean = Math.max(raw, LEAST_MEAN);
  const least = LEAST_SPREAD * mean * mean;
  const between =
    months > 0
      ? watched.reduce((sum, one) => sum + one.months * (one.meals / one.months - raw) ** 2, 0) / months -
        mean / (months / watched.length)
      : 0;
  const spread = Math.max(between, least);
  return { shape: (mean * mean) / spread, rate: mean / spread };
}

/** What an island's own months make of the pool: shape and rate of its monthly rate. */
export const gammaPosterior = (pool: GammaPrior, own: DiscountedCounts): GammaPrior => ({
  shape: pool.shape + own.meals,
  rate: pool.rate + own.months,
});

/**
 * Meals that are usual on an island within a span.
 * @param island its shape and rate
 * @param dispersion of single counts about their mean; 1 is Poisson
 * @param months length of the span; 30 days are 0.986
 */
export function predictedMeals(
  { shape, rate }: GammaPrior,
  dispersion: number,
  months = 1,
): CountDistribution {
  const mean = (shape / rate) * months;
  const above = (dispersion - 1) * mean + (mean * mean) / shape;
  return { mean, size: (mean * mean) / Math.max(above, 1e-9) };
}

/** How far counts lay from what was predicted for them, summed over islands and months. */
export interface Errors {
  /** squared errors less what the uncertainty of the mean explains */
  squares: number;
  means: number;
}

/** Error of one prediction: `shape` is that of the island when the month was predicted. */
export const errorOf = (meals: number, { mean, shape }: { mean: number; shape: number }): Errors => ({
  squares: (Math.min(meals, MOST_TAUGHT) - mean) ** 2 - (mean * mean) / shape,
  means: mean,
});

/**
 * Dispersion of counts about their mean, from errors of earlier predictions; at least 1.
 * @param months months that were predicted; fewer than twelve tell nothing
 */
export function dispersionOf({ squares, means }: Errors, months: number): number {
  return months < LEAST_PREDICTED || means <= 0 ? FIRST_DISPERSION : Math.max(1, squares / means);
}
