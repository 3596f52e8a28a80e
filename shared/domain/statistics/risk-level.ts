import type { CountryNumbers } from '../country/numbers';
import { type MonthOf, type Observed, yearsCovered } from './coverage';
import { type Rate, ratePer10000 } from './rates/rates';
import { placesOfUnit } from './rates/rates-units';

/** Labels for how often a fish is reported: never "safe", never "toxic". */
export type RiskLevel = 'none' | 'rarely' | 'sometimes' | 'often' | 'very';

/** Residents of a place and of the islands that the census counted with it, and how long these were observed. */
export interface Residents {
  /** location ids */
  islands: readonly number[];
  residents: number;
  /** years of observation within those asked */
  years: number;
}

/** A place as far as its residents are concerned. */
interface PlaceWithResidents {
  /** country id */
  country: number;
  population: { value: number; islands: readonly number[] } | null;
}

/** Residents of a place and their years of observation; null where nobody counted them. */
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

type Limits = Pick<
  CountryNumbers,
  'riskOften' | 'riskVery' | 'riskRateSometimes' | 'riskRateOften' | 'riskRateVery'
>;

const byRate = (low: number, from: Limits): RiskLevel => {
  if (low >= from.riskRateVery) return 'very';
  if (low >= from.riskRateOften) return 'often';
  return low >= from.riskRateSometimes ? 'sometimes' : 'rarely';
};

const byCount = (count: number, from: Limits): RiskLevel => {
  if (count >= from.riskVery) return 'very';
  return count >= from.riskOften ? 'often' : 'rarely';
};

/**
 * How often a fish is reported from a place, by steps that a country sets: of the lower bound of the 95 % interval of
 * reports per 10,000 residents and year, so that a few reports of a small island claim little; of the number of reports
 * where residents or their time of observation are not known, and the rate is null.
 * @param count reports of the fish from the place
 * @param withResidents reports of the fish from all islands that the census counted with it
 */
export function riskLevel(
  count: number,
  withResidents: number,
  of: Residents | null,
  from: Limits,
): { level: RiskLevel; rate: Rate | null } {
  const rate = of && ratePer10000(withResidents, of.residents, of.years);
  if (count === 0) return { level: 'none', rate };
  return { level: rate ? byRate(rate.low, from) : byCount(count, from), rate };
}
