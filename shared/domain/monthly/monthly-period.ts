import type { MonthOf } from '../statistics/coverage';

/** What a report is about: one month of one country, or one year of it. */
export interface ReportPeriod {
  /** country id, 1 to 22 */
  country: number;
  year: number;
  /** 1 to 12; null for the report of the whole year */
  month: number | null;
}

/** Earlier years that key figures and the band of the curve are held against. */
export const EARLIER_YEARS = 4;

/** Months of the curve, the last one included. */
export const CURVE_MONTHS = 24;

const cellOf = ({ year, month }: MonthOf) => year * 12 + month - 1;

/** The month so many months before another one. */
export function monthsBefore(at: MonthOf, back: number): MonthOf {
  const cell = cellOf(at) - back;
  return { year: Math.floor(cell / 12), month: (cell % 12) + 1 };
}

/** The last month of a period. */
export const lastMonth = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>): MonthOf => ({
  year,
  month: month ?? 12,
});

/** The months of a period, oldest first. */
export const monthsOfPeriod = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>): MonthOf[] =>
  month === null ? Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })) : [{ year, month }];

/** The period before: the month before a month, the year before a year. */
export const periodBefore = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>) =>
  month === null ? { year: year - 1, month } : monthsBefore({ year, month }, 1);

/** Days of a month of the Gregorian calendar. */
export const daysIn = ({ year, month }: MonthOf): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Where a period stands at a moment: over, running, or to come.
 * @param now the civil day at the place
 */
export function stateOf(
  period: Pick<ReportPeriod, 'year' | 'month'>,
  now: MonthOf,
): 'over' | 'running' | 'coming' {
  const here = cellOf(now);
  const months = monthsOfPeriod(period);
  const [first] = months as [MonthOf];
  if (here < cellOf(first)) return 'coming';
  return here > cellOf(lastMonth(period)) ? 'over' : 'running';
}

/** The first year whose cases a report needs: the band of the oldest month of its curve. */
export const firstYearOf = ({ year }: Pick<ReportPeriod, 'year'>): number =>
  year - CURVE_MONTHS / 12 - EARLIER_YEARS;
