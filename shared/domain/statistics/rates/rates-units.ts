import type { ObservedPlace } from '../coverage';
import { type Rate, ratePer10000 } from './rates';

/**
 * The smallest set of islands for which both residents and reports are known. The census counts communes, which may
 * span several islands, and some islands have several communes.
 */
interface RateUnit {
  /** location ids */
  islands: readonly number[];
  residents: number;
  /** year of the census that counted them */
  census: number;
  /** country id */
  country: number;
}

/** The islands of a unit, as far as observation needs them. */
export type ObservedUnit = Pick<RateUnit, 'islands' | 'country'>;

/** The islands of a unit as places for `makeIsObserved`: the unit is observed while any of them is. */
export const placesOfUnit = ({ islands, country }: ObservedUnit): ObservedPlace[] =>
  islands.map((island) => ({ country, island }));

/** The properties of a place that its rate needs: its country and the unit that the census counted it in. */
interface PlaceWithPopulation {
  country: number;
  population: { value: number; islands: readonly number[]; year: number } | null;
}

/** The distinct units of these places; all islands of a unit carry the same population. */
export function rateUnits(places: readonly PlaceWithPopulation[]): RateUnit[] {
  const units = new Map<string, RateUnit>();
  for (const { country, population } of places) {
    if (!population || population.islands.length === 0) continue;
    const islands = [...population.islands].sort((a, b) => a - b);
    units.set(islands.join(), { islands, residents: population.value, census: population.year, country });
  }
  return [...units.values()];
}

/** Reports without a rate, each under one reason; islands as location ids, the most reported first. */
export interface Unrated {
  /** reports that name no island */
  noIsland: number;
  noPopulation: { count: number; islands: number[] };
  notObserved: { count: number; islands: number[] };
}

/**
 * Counts the reports that no rate covers: they name no island, the census has no residents for it, or it was not
 * observed in the chosen time.
 * @param perIsland reports by island's location id
 * @param reports number of all reports, including those without an island
 * @param years gives the years of observation of a unit
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

/** A unit with its number of reports and their rate. */
export interface UnitRate extends RateUnit, Rate {
  count: number;
}

/**
 * Rates of the units that have reports, the highest first.
 * @param perIsland reports by island's location id
 * @param years gives the years of observation of a unit, which differ between islands
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
