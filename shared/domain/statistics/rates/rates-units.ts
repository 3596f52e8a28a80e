import type { ObservedPlace } from '../coverage';
import { type Rate, ratePer10000 } from './rates';

/**
 * The smallest set of islands for which both residents and reports are known: a commune may hold
 * several islands, and an island several communes.
 */
interface RateUnit {
  /** location ids */
  islands: readonly number[];
  residents: number;
  /** year of the census that counted them */
  census: number;
  /** country id, 1 to 22 */
  country: number;
}

/** What is observed together: the islands of a unit. */
export type ObservedUnit = Pick<RateUnit, 'islands' | 'country'>;

/** The islands of a unit as places that are observed: the unit is while one of them is. */
export const placesOfUnit = ({ islands, country }: ObservedUnit): ObservedPlace[] =>
  islands.map((island) => ({ country, island }));

/** A place as far as rates are concerned: its own unit, if any. */
interface PlaceWithPopulation {
  country: number;
  population: { value: number; islands: readonly number[]; year: number } | null;
}

/** The units of these places, each once: the islands of one unit all name the same one. */
export function rateUnits(places: readonly PlaceWithPopulation[]): RateUnit[] {
  const units = new Map<string, RateUnit>();
  for (const { country, population } of places) {
    if (!population || population.islands.length === 0) continue;
    const islands = [...population.islands].sort((a, b) => a - b);
    units.set(islands.join(), { islands, residents: population.value, census: population.year, country });
  }
  return [...units.values()];
}

/** Reports without a rate, each under one reason, with the islands concerned, the most reports first. */
export interface Unrated {
  /** reports that name no island */
  noIsland: number;
  noPopulation: { count: number; islands: number[] };
  notObserved: { count: number; islands: number[] };
}

/**
 * Why reports have no rate: their island is not known, nobody counted its residents, or it was not
 * observed in the time chosen.
 * @param reports all of them, those without an island included
 * @param years years of observation of a unit
 */
export function unratedOf(
  units: readonly RateUnit[],
  perIsland: ReadonlyMap<number, number>,
  reports: number,
  years: (unit: ObservedUnit) => number,
): Unrated {
  const unitOf = new Map(units.flatMap((unit) => unit.islands.map((island) => [island, unit] as const)));
  const found = { noPopulation: new Map<number, number>(), notObserved: new Map<number, number>() };
  let placed = 0;
  for (const [island, count] of perIsland) {
    placed += count;
    const unit = unitOf.get(island);
    if (!unit || !(unit.residents > 0)) found.noPopulation.set(island, count);
    else if (!(years(unit) > 0)) found.notObserved.set(island, count);
  }
  const summed = (islands: ReadonlyMap<number, number>) => ({
    count: [...islands.values()].reduce((sum, count) => sum + count, 0),
    islands: [...islands].sort(([a, m], [b, n]) => n - m || a - b).map(([island]) => island),
  });
  return {
    noIsland: reports - placed,
    noPopulation: summed(found.noPopulation),
    notObserved: summed(found.notObserved),
  };
}

/** A unit with its reports and their rate. */
export interface UnitRate extends RateUnit, Rate {
  count: number;
}

/**
 * Rates of the units that have reports, the highest first; `perIsland` holds the reports of each island.
 * @param years years of observation of a unit: islands are observed for unlike times
 */
export function unitRates(
  units: readonly RateUnit[],
  perIsland: ReadonlyMap<number, number>,
  years: (unit: ObservedUnit) => number,
): UnitRate[] {
  return units
    .map((unit) => {
      const count = unit.islands.reduce((sum, island) => sum + (perIsland.get(island) ?? 0), 0);
      const rate = count > 0 ? ratePer10000(count, unit.residents, years(unit)) : null;
      return rate && { ...unit, ...rate, count };
    })
    .filter((unit) => unit !== null)
    .sort((a, b) => b.rate - a.rate);
}
