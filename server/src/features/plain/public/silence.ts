import { type MonthOf, type Observed, yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import { type SilentIslands, silentIslands } from '@ciguawatch/shared/domain/statistics/silent-islands';

/** What tables say of islands and times that nobody observed: a count of none there is no count. */
export interface Silence {
  /** Whether somebody observed an island in some month of these years; no years mean all. */
  wasObserved(island: number, years: readonly number[]): boolean;
  /** Islands that nobody observed in all of these years, or in some of it, while others of the country were. */
  islandsOf(years: readonly number[]): SilentIslands;
  /**
   * How many islands a count of a year, or of a month of it, leaves out in all of the time or in some; null where nobody
   * observed any.
   */
  leftOut(year: number, month?: number): number | null;
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
    islandsOf: (years) => silentIslands(own, places, { years, months: [] }, now),
    leftOut: (year, month) => {
      const asked = { years: [year], months: month === undefined ? [] : [month] };
      if (yearsCovered(own, [{ country, island: null }], asked, now) === 0) return null;
      const { whole, part } = silentIslands(own, places, asked, now);
      return whole.length + part.length;
    },
  };
}
