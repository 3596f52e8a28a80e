import { type MonthOf, type Observed, yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import { type SilentIslands, silentIslands } from '@ciguawatch/shared/domain/statistics/silent-islands';

/** What tables say of islands and times that nobody observed: a count of none there is no count. */
export interface Silence {
  /** Whether somebody observed an island in some month of these years; no years mean all. */
  wasObserved(island: number, years: readonly number[]): boolean;
  /** Islands that a count of these years and months (all where none is given) leaves out. */
  islandsOf(years: readonly number[], months?: readonly number[]): SilentIslands;
}

/**
 * @param islands location ids of all islands of the country
 * @param now the current month at the place
 */
export function silenceOf(
  coverage: readonly Observed[],
  country: number,
  islands: readonly number[],
  now: MonthOf,
): Silence {
  const own = coverage.filter((row) => row.country === country);
  const places = islands.map((id) => ({ id, country }));
  return {
    wasObserved: (island, years) => yearsCovered(own, [{ country, island }], { years, months: [] }, now) > 0,
    islandsOf: (years, months = []) => silentIslands(own, places, { years, months }, now),
  };
}
