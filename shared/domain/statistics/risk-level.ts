import type { CountryNumbers } from '../country/numbers';
import { type MonthOf, type Observed, yearsCovered } from './coverage';
import { type Rate, ratePer10000 } from './rates/rates';
import { placesOfUnit } from './rates/rates-units';

/**
 * How often a fish is reported from a place. No level claims that a fish is safe or toxic, which reports cannot
 * show.
 */
export type RiskLevel = 'none' | 'rarely' | 'sometimes' | 'often' | 'very';

/**
 * Residents of a place, together with the islands that the census counted with it, and how long these were
 * observed.
 */
export interface Residents {
  /** location ids */
  islands: readonly number[];
  residents: number;
  /** years of observation within the chosen years, in twelfths */
  years: number;
}

/** The properties of a place that its number of residents needs. */
interface PlaceWithResidents {
  /** country id */
  country: number;
  population: { value: number; islands: readonly number[] } | null;
}

/**
 * Residents and years of observation of a place; null where the census has no number for it.
 * @param years calendar years; none means all
 * @param now the current month at the place
 */
export function residentsOf(
  place: PlaceWithResidents | undefined,
  coverage: readonly Observed[],
  years: readonly number[],
  now: MonthOf,
): Residents | null {
  if (!place?.population) return null;
  const { islands, value } = place.population;
  const observed = placesOfUnit({ islands, country: place.country });
  return { islands, residents: value, years: yearsCovered(coverage, observed, { years, months: [] }, now) };
}

type LevelLimits = Pick<
  CountryNumbers,
  'riskOften' | 'riskVery' | 'riskRateSometimes' | 'riskRateOften' | 'riskRateVery'
>;

const byRate = (low: number, from: LevelLimits): RiskLevel => {
  if (low >= from.riskRateVery) return 'very';
  if (low >= from.riskRateOften) return 'often';
  return low >= from.riskRateSometimes ? 'sometimes' : 'rarely';
};

const byCount = (count: number, from: LevelLimits): RiskLevel => {
  if (count >= from.riskVery) return 'very';
  return count >= from.riskOften ? 'often' : 'rarely';
};

/**
 * Level of a fish at a place, by limits that the country sets. It compares the lower bound of the rate, so that few
 * reports from a small island claim little, or the count where residents or observation are unknown.
 * @param count reports of the fish from the place
 * @param withResidents reports of the fish from all islands that the census counted with the place
 * @returns the rate per 10,000 residents and year; null where the count decided
 */
export function riskLevel(
  count: number,
  withResidents: number,
  of: Residents | null,
  from: LevelLimits,
): { level: RiskLevel; rate: Rate | null } {
  const rate = of && ratePer10000(withResidents, of.residents, of.years);
  if (count === 0) return { level: 'none', rate };
  return { level: rate ? byRate(rate.low, from) : byCount(count, from), rate };
}
