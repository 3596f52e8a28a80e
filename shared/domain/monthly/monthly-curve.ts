import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import type { IsObserved, MonthOf } from '../statistics/coverage';
import { casesByMonth } from '../statistics/statistics-months';
import { CURVE_MONTHS, EARLIER_YEARS, monthsBefore } from './monthly-period';

/** A month of the curve, with the range of the same calendar month in earlier years. */
export interface CurveMonth extends MonthOf {
  reports: number;
  observed: boolean;
  /** fewest and most reports of this calendar month in the four years before; null where none of them was observed */
  band: { least: number; most: number } | null;
}

/**
 * Reports of the 24 months that end with `end`. Unobserved months of earlier years do not widen the band, because
 * their lack of reports does not mean a lack of cases.
 */
export function monthlyCurve(
  table: CaseTable,
  country: number,
  end: MonthOf,
  isObserved: IsObserved,
): CurveMonth[] {
  const counts = new Map(
    casesByMonth(table, selectRows(table, { countries: [country] })).map(({ year, month, reports }) => [
      year * 12 + month,
      reports,
    ]),
  );
  const reportsOf = ({ year, month }: MonthOf) => counts.get(year * 12 + month) ?? 0;
  return Array.from({ length: CURVE_MONTHS }, (_, index) => {
    const at = monthsBefore(end, CURVE_MONTHS - 1 - index);
    const earlier = Array.from({ length: EARLIER_YEARS }, (_, back) => ({
      ...at,
      year: at.year - 1 - back,
    }))
      .filter(isObserved)
      .map(reportsOf);
    const band = earlier.length === 0 ? null : { least: Math.min(...earlier), most: Math.max(...earlier) };
    return { ...at, reports: reportsOf(at), observed: isObserved(at), band };
  });
}
