import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import {
  type KnownPlace,
  placeFiller,
  withholdByMeal,
} from '@ciguawatch/shared/domain/case-table/place-filler';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import type { Reader } from '../../../db/store';
import { publicRows } from './public-table';

/**
 * The public rows of a country, completed as the portal completes them, so that what the server counts of them agrees
 * with the statistics page.
 * @param years first and last year that are counted; all where left out
 */
export async function countedTable(
  db: Reader,
  country: number,
  numbers: NumbersByCountry,
  years?: { from: number; to: number },
): Promise<CaseTable> {
  let query = publicRows(db, PUBLIC_COLUMNS).selectAll().where('case_country', '=', country);
  if (years) query = query.where('case_eventyear', '>=', years.from).where('case_eventyear', '<=', years.to);
  const rows = await query.orderBy('id').execute();
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
    .where('country', '=', country)
    .execute();
  placeFiller(places as KnownPlace[])(table, 0, table.size);
  withholdByMeal(table);
  return table;
}
