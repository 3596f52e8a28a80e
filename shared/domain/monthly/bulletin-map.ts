import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { lastMonth, monthsBefore, type ReportPeriod } from './monthly-period';
import type { ObservedAt } from './monthly-places';

/** Months that the map is of, as rates are: those of a year, which end with the period. */
const MONTHS = 12;

/** An island as a map on paper draws it. */
export interface DrawnIsland {
  /** location id */
  id: number;
  archi: number;
  /** where its sign stands: longitude 0..360 and latitude, in degrees */
  at: [lng: number, lat: number];
  /** its outline where it is large enough to be seen: rings as longitude, latitude, longitude … */
  rings: number[][];
}

/** The same with what was reported of it in twelve months. */
export interface MapIsland extends DrawnIsland {
  reports: number;
  /** months of the twelve in which somebody observed it: none reported of none says nothing */
  months: number;
}

/**
 * The islands of a country with their reports of the twelve months that end with the period; of a whole year also those
 * whose month is not known.
 * @param islands those of the country, in the order in which they are drawn
 */
export function bulletinMap(
  table: CaseTable,
  period: ReportPeriod,
  islands: readonly DrawnIsland[],
  observedAt: ObservedAt,
): MapIsland[] {
  const end = lastMonth(period);
  const months = Array.from({ length: MONTHS }, (_, back) => monthsBefore(end, back));
  const wanted = new Set(months.map(({ year, month }) => year * 12 + month));
  const counts = new Map<number, number>();
  for (const row of selectRows(table, { countries: [period.country] })) {
    const [year, month] = [table.year[row] as number, table.month[row] as number];
    const isIn = period.month === null ? year === period.year : month > 0 && wanted.has(year * 12 + month);
    const island = table.island[row] as number;
    if (isIn) counts.set(island, (counts.get(island) ?? 0) + 1);
  }
  return islands.map((island) => ({
    ...island,
    reports: counts.get(island.id) ?? 0,
    months: months.filter(observedAt({ archi: island.archi, island: island.id })).length,
  }));
}
