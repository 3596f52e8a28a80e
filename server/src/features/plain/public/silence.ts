import { type MonthOf, type Observed, yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import { type SilentIslands, silentIslands } from '@ciguawatch/shared/domain/statistics/silent-islands';

/** Unobserved islands and times, so that a plain table marks them instead of printing a count of 0. */
export interface Silence {
  /** Whether an island was observed in any month of these years; no years mean all. */
  wasObserved(island: number, years: readonly number[]): boolean;
  /** Islands that were not observed in all or some of the months of these years, while their country was. */
  islandsOf(years: readonly number[]): SilentIslands;
  /**
   * Number of islands that the count of a year, or of one of its months, leaves out at least in part; null where
   * the whole country was not observed.
   */
  leftOut(year: number, month?: number): number | null;
}

/**
 * Works out for one country which islands and times were not observed.
 * @param islands location ids of all islands of the country
 * @param now the current month at the place
 */
export function silenceOf(
  coverage: readonly Observed[],
  country: number,
  islands: readonly number[],
  now: MonthOf,
): Silence {
  const coverageOfCountry = coverage.filter((row) => row.country === country);
  const places = islands.map((id) => ({ id, country }));
  return {
    wasObserved: (island, years) =>
      yearsCovered(coverageOfCountry, [{ country, island }], { years, months: [] }, now) > 0,
    islandsOf: (years) => silentIslands(coverageOfCountry, places, { years, months: [] }, now),
    leftOut: (year, month) => {
      const period = { years: [year], months: month === undefined ? [] : [month] };
      if (yearsCovered(coverageOfCountry, [{ country, island: null }], period, now) === 0) return null;
      const { whole, part } = silentIslands(coverageOfCountry, places, period, now);
      return whole.length + part.length;
    },
  };
}
