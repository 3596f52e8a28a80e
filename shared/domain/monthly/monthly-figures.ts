import { type CaseFilter, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { AGE_BUCKETS } from '../codes/age';
import { GENDERS } from '../codes/choices';
import { type CaseStatistics, statisticsOf } from '../statistics/statistics';
import { peopleOf } from '../statistics/statistics-months';
import type { EditorTable, PublicTable } from './editor-table';
import { type CurveMonth, curveOf } from './monthly-curve';
import { EARLIER_YEARS, lastMonth, monthsOfPeriod, periodBefore, type ReportPeriod } from './monthly-period';
import { type ObservedCountry, type PlaceLine, placeLines } from './monthly-places';
import { type Square, squaresOf } from './monthly-squares';

/** The same period of another year. */
interface EarlierPeriod {
  year: number;
  reports: number;
  people: number;
  /** whether every month of it was observed, so that no report means none */
  observed: boolean;
}

/** The figures of a monthly or yearly report: plain values, the same for the same cases. */
export interface MonthlyFigures {
  period: ReportPeriod;
  /** whether all, some or none of its months were observed by any source */
  observed: 'all' | 'some' | 'none';
  /** what the statistics page says of the same cases, without its map */
  statistics: Omit<CaseStatistics, 'places' | 'withheld' | 'years' | 'persistence'> & {
    /** null in copies that were issued before it was counted */
    withheld: CaseStatistics['withheld'] | null;
    /** likewise */
    persistence: CaseStatistics['persistence'] | null;
  };
  /** the same period of the four years before, the latest first */
  earlier: EarlierPeriod[];
  /** reports and people of the period before this one */
  before: { reports: number; people: number };
  /**
   * one entry per unit of time and island that has reports: days of a month, months of a year; none for the days of
   * a month in a report for distribution
   */
  squares: Square[];
  /** 24 months ending with this period */
  curve: CurveMonth[];
  /** archipelagos, each followed by its islands, the most reported first */
  places: PlaceLine[];
  /** reports by age bucket (0 unknown, then the buckets) within each sex (0 unknown, then M, F as in `GENDERS`) */
  agesBySex: number[][];
}

const ofPeriod = ({ country, year, month }: ReportPeriod): CaseFilter => ({
  countries: [country],
  years: [year],
  months: month === null ? [] : [month],
});

/**
 * Works out a report from the rows of its country by the engine of the statistics, so that both say the
 * same of the same cases.
 * @param rows cases from `firstYearOf` on
 * @param observed when the country was, and when each place of it
 */
export function monthlyFigures(
  rows: EditorTable | PublicTable,
  period: ReportPeriod,
  observed: ObservedCountry,
): MonthlyFigures {
  const { table } = rows;
  const { isObserved } = observed;
  const { places: _, years: _years, ...statistics } = statisticsOf(table, ofPeriod(period));
  const mine = selectRows(table, ofPeriod(period));
  const seen = monthsOfPeriod(period).filter(isObserved).length;
  const countOf = (at: { year: number; month: number | null }) => {
    const found = selectRows(table, ofPeriod({ ...period, ...at }));
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
    squares: squaresOf(rows, mine, period),
    curve: curveOf(table, period.country, lastMonth(period), isObserved),
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

/** Age in years of the youngest patient of the period; null where none is known, and in public rows, which tell classes alone. */
export function youngestOf({ table, ages }: EditorTable | PublicTable, period: ReportPeriod): number | null {
  if (!ages) return null;
  const known = [...selectRows(table, ofPeriod(period))].flatMap((row) => ages[row] ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}
