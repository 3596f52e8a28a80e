import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import { followMeals, type KnownPlace, placeFiller } from '@ciguawatch/shared/domain/case-table/place-filler';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import type { PublicTable } from '@ciguawatch/shared/domain/monthly/editor-table';
import { firstYearOf, type ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Reader } from '../../db/store';
import { publicRows } from '../cases/public/public-table';

/**
 * The cases that a bulletin for distribution counts: the public rows, completed the same way as the portal
 * completes them, so that a bulletin and the statistics page agree.
 */
export async function distributedRows(
  db: Reader,
  period: ReportPeriod,
  numbers: NumbersByCountry,
): Promise<PublicTable> {
  const rows = await publicRows(db, PUBLIC_COLUMNS)
    .selectAll()
    .where('case_country', '=', period.country)
    .where('case_eventyear', '>=', firstYearOf(period))
    .where('case_eventyear', '<=', period.year)
    .orderBy('id')
    .execute();
  const table = packRows(
    rows.map((row) => PUBLIC_COLUMNS.map((column) => row[column])),
    numbers,
  );
  const species = await db.selectFrom('specie').select(['id', 'phenotype_id']).execute();
  groupFiller(species)(table, 0, table.size);
  const places = await db
    .selectFrom('location')
    .select(['id', 'type', 'country', 'center'])
    .select(({ eb }) => [
      eb('withhold', '>=', WITHHELD.person).as('withhold'),
      eb('withhold', '>=', WITHHELD.profile).as('withhold_profile'),
    ])
    .where('country', '=', period.country)
    .execute();
  placeFiller(places as KnownPlace[])(table, 0, table.size);
  followMeals(table);
  return { table, days: null, ages: null };
}
