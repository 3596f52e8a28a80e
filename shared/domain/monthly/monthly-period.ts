import type { MonthOf } from '../statistics/coverage';

/** Period of a bulletin: one month or one year of one country. */
export interface ReportPeriod {
  /** country id */
  country: number;
  year: number;
  /** 1 to 12; null for a bulletin of the whole year */
  month: number | null;
}

/** Number of earlier years with which a bulletin compares its key figures and its curve. */
export const EARLIER_YEARS = 4;

/** Number of months of the curve, including the last one. */
export const CURVE_MONTHS = 24;

const monthIndex = ({ year, month }: MonthOf) => year * 12 + month - 1;

/** The month that lies `back` months before another one. */
export function monthsBefore(at: MonthOf, back: number): MonthOf {
  const cell = monthIndex(at) - back;
  return { year: Math.floor(cell / 12), month: (cell % 12) + 1 };
}

/** The last month of a period: December for a whole year. */
export const lastMonth = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>): MonthOf => ({
  year,
  month: month ?? 12,
});

/** The months of a period, oldest first. */
export const monthsOfPeriod = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>): MonthOf[] =>
  month === null ? Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })) : [{ year, month }];

/** The period before this one: the previous month, or the previous year for a whole year. */
export const periodBefore = ({ year, month }: Pick<ReportPeriod, 'year' | 'month'>) =>
  month === null ? { year: year - 1, month } : monthsBefore({ year, month }, 1);

/** Number of days of a month. */
export const daysIn = ({ year, month }: MonthOf): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Whether a period is over, running or still to come. A bulletin can be made once it has begun.
 * @param now the current month at the place
 */
export function stateOf(
  period: Pick<ReportPeriod, 'year' | 'month'>,
  now: MonthOf,
): 'over' | 'running' | 'coming' {
  const here = monthIndex(now);
  const months = monthsOfPeriod(period);
  const [first] = months as [MonthOf];
  if (here < monthIndex(first)) return 'coming';
  return here > monthIndex(lastMonth(period)) ? 'over' : 'running';
}

/** First year whose cases a bulletin needs, for the band of the oldest month of its curve. */
export const firstYearOf = ({ year }: Pick<ReportPeriod, 'year'>): number =>
  year - CURVE_MONTHS / 12 - EARLIER_YEARS;
