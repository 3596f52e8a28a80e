import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { publicRows } from '../cases/public/public-table';
import type { CellKey } from './gate';

/**
 * Public reports by place and month. The place is the island, or the archipelago or country that a report names instead.
 * Events of HAEDAT are left out: IOC-UNESCO publishes them, with versions of their own.
 */
export async function publicCounts(db: Reader): Promise<(CellKey & { reports: number })[]> {
  const rows = await publicRows(db, [
    'case_country',
    'case_archi',
    'case_island',
    'case_eventyear',
    'case_eventmonth',
    'source',
  ])
    .innerJoin('location as land', (join) =>
      join.onRef('land.country', '=', 'row.case_country').on('land.type', '=', 'C'),
    )
    .select([
      sql<number>`coalesce(case_island, case_archi, land.id)`.as('place'),
      sql<number>`case_eventyear::int`.as('year'),
      sql<number>`coalesce(case_eventmonth, 0)::int`.as('month'),
      sql<number>`count(*)::int`.as('reports'),
    ])
    .where('case_eventyear', 'is not', null)
    .where('row.source', '<>', 'haedat')
    .groupBy(['place', 'year', 'month'])
    .execute();
  return rows;
}
