import { type CaseFilter, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { AGE_BUCKETS } from '../codes/age';
import { GENDERS } from '../codes/choices';
import { type CaseStatistics, statisticsOf } from '../statistics/statistics';
import { peopleOf } from '../statistics/statistics-months';
import type { EditorTable, PublicTable } from './editor-table';
import { type CurveMonth, monthlyCurve } from './monthly-curve';
import { EARLIER_YEARS, lastMonth, monthsOfPeriod, periodBefore, type ReportPeriod } from './monthly-period';
import { type ObservedCountry, type PlaceLine, placeLines } from './monthly-places';
import { monthlySquares, type Square } from './monthly-squares';

/** The period of the bulletin in an earlier year, for comparison. */
interface EarlierPeriod {
  year: number;
  reports: number;
  people: number;
  /** whether every month of it was observed; else a count of 0 is not a true zero */
  observed: boolean;
}

/**
 * Figures of a monthly or yearly bulletin, as plain values that an edition stores. The same cases always give the
 * same figures.
 */
export interface MonthlyFigures {
  period: ReportPeriod;
  /** whether all, some or none of the months of the period were observed by any source */
  observed: 'all' | 'some' | 'none';
  /** what the statistics page shows for the same cases; bulletins use neither its map nor its years */
  statistics: Omit<
    CaseStatistics,
    'places' | 'withheld' | 'years' | 'classYears' | 'classMonths' | 'persistence'
  > & {
    /** null in editions issued before content version 2 counted it */
    withheld: CaseStatistics['withheld'] | null;
    /** null in editions issued before content version 6 counted it */
    persistence: CaseStatistics['persistence'] | null;
  };
  /** the same period in each of the four years before, latest first */
  earlier: EarlierPeriod[];
  /** reports and people of the period before this one: the previous month or year */
  before: { reports: number; people: number };
  /**
   * reports by island and time: by month in a yearly bulletin, by day in an internal monthly one; empty in a
   * monthly one for distribution, because days of meals are not public
   */
  squares: Square[];
  /** the 24 months that end with this period */
  curve: CurveMonth[];
  /** archipelagos, each followed by its islands, the most reported first */
  places: PlaceLine[];
  /** reports by sex (0 unknown, then the order of `GENDERS`), then by age class (0 unknown, then `AGE_BUCKETS`) */
  agesBySex: number[][];
}

const filterOfPeriod = ({ country, year, month }: ReportPeriod): CaseFilter => ({
  countries: [country],
  years: [year],
  months: month === null ? [] : [month],
});

/**
 * Works out the figures of a bulletin with the engine of the statistics page, so that both give the same numbers.
 * @param rows cases of the country from `firstYearOf` on
 * @param observed in which months the country and each of its places were observed
 */
export function monthlyFigures(
  rows: EditorTable | PublicTable,
  period: ReportPeriod,
  observed: ObservedCountry,
): MonthlyFigures {
  const { table } = rows;
  const { isObserved } = observed;
  const {
    places: _,
    years: _years,
    classYears: _classes,
    classMonths: _months,
    ...statistics
  } = statisticsOf(table, filterOfPeriod(period));
  const mine = selectRows(table, filterOfPeriod(period));
  const seen = monthsOfPeriod(period).filter(isObserved).length;
  const countOf = (at: { year: number; month: number | null }) => {
    const found = selectRows(table, filterOfPeriod({ ...period, ...at }));
    return { reports: found.length, people: peopleOf(table, found) };
  };
  return {
    period,
    observed: seen === 0 ? 'none' : seen === monthsOfPeriod(period).length ? 'all' : 'some',
    statistics,
    earlier: Array.from({ length: EARLIER_YEARS }, (_, back) => {
      const at = { year: period.year - 1 - back, month: period.month };
      return { year: at.year, ...countOf(at), observed: monthsOfPeriod(at).every(isObserved) };
    }),
    before: countOf(periodBefore(period)),
    squares: monthlySquares(rows, mine, period),
    curve: monthlyCurve(table, period.country, lastMonth(period), isObserved),
    places: placeLines(table, period, observed),
    agesBySex: agesBySex(table, mine),
  };
}

function agesBySex(table: CaseTable, rows: Uint32Array): number[][] {
  const counts = Array.from({ length: GENDERS.length + 1 }, () =>
    new Array<number>(AGE_BUCKETS.length + 1).fill(0),
  );
  for (const row of rows) {
    const line = counts[table.gender[row] as number] as number[];
    const age = table.age[row] as number;
    line[age] = (line[age] as number) + 1;
  }
  return counts;
}

/**
 * Age in years of the youngest patient of the period; null where no age is known, and for public rows, which hold
 * age classes only.
 */
export function youngestAge({ table, ages }: EditorTable | PublicTable, period: ReportPeriod): number | null {
  if (!ages) return null;
  const known = [...selectRows(table, filterOfPeriod(period))].flatMap((row) => ages[row] ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}
