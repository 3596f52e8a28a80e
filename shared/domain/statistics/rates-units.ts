import { type Rate, ratePer10000 } from './rates';

/**
 * The smallest set of islands for which both residents and reports are known: a commune may hold
 * several islands, and an island several communes.
 */
export interface RateUnit {
  /** location ids */
  islands: readonly number[];
  residents: number;
}

/** A place as far as rates are concerned: its own unit, if any. */
export interface PlaceWithPopulation {
  population: { value: number; islands: readonly number[] } | null;
}

/** The units of these places, each once: the islands of one unit all name the same one. */
export function rateUnits(places: readonly PlaceWithPopulation[]): RateUnit[] {
  const units = new Map<string, RateUnit>();
  for (const { population } of places) {
    if (!population || population.islands.length === 0) continue;
    const islands = [...population.islands].sort((a, b) => a - b);
    units.set(islands.join(), { islands, residents: population.value });
  }
  return [...units.values()];
}

/** A unit with its reports and their rate. */
export interface UnitRate extends RateUnit, Rate {
  count: number;
}

/** Rates of the units that have reports, the highest first; `perIsland` holds the reports of each island. */
export function unitRates(
  units: readonly RateUnit[],
  perIsland: ReadonlyMap<number, number>,
  years: number,
): UnitRate[] {
  return units
    .map((unit) => {
      const count = unit.islands.reduce((sum, island) => sum + (perIsland.get(island) ?? 0), 0);
      const rate = count > 0 ? ratePer10000(count, unit.residents, years) : null;
      return rate && { ...unit, ...rate, count };
    })
    .filter((unit) => unit !== null)
    .sort((a, b) => b.rate - a.rate);
}

/**
 * Years of observation behind a selection: whole past years, and the share of the current one
 * that has gone by, counted in months begun; only the chosen months when some are chosen.
 */
export function yearsObserved(
  years: readonly number[],
  months: readonly number[],
  now: { year: number; month: number },
): number {
  const chosen = months.length > 0 ? months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  let count = 0;
  for (const year of new Set(years)) {
    for (const month of new Set(chosen)) {
      if (year < now.year || (year === now.year && month <= now.month)) count += 1;
    }
  }
  return count / 12;
}
