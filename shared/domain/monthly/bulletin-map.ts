import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { lastMonth, monthsBefore, type ReportPeriod } from './monthly-period';
import type { ObservedAt } from './monthly-places';

/** Months that the map covers, the same as rates: a whole year, ending with the period of the bulletin. */
const MAP_MONTHS = 12;

/** An island as the printed map of a bulletin draws it. */
export interface DrawnIsland {
  /** location id */
  id: number;
  /** location id of the archipelago */
  archi: number;
  /** position of its symbol: longitude 0 to 360 and latitude, in degrees */
  at: [lng: number, lat: number];
  /** outline as rings of longitude, latitude, longitude …; empty where the island is too small to show on paper */
  rings: number[][];
}

/** An island of the map with its reports of twelve months. */
export interface MapIsland extends DrawnIsland {
  reports: number;
  /** how many of the twelve months were observed; with 0, a count of 0 does not mean that nobody fell ill */
  months: number;
}

/**
 * Adds to each island its reports of the twelve months that end with the period. For a whole year these include
 * reports whose month is unknown.
 * @param islands all islands of the country, in drawing order
 */
export function bulletinMap(
  table: CaseTable,
  period: ReportPeriod,
  islands: readonly DrawnIsland[],
  observedAt: ObservedAt,
): MapIsland[] {
  const end = lastMonth(period);
  const months = Array.from({ length: MAP_MONTHS }, (_, back) => monthsBefore(end, back));
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
