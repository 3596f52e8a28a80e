import type { Residents } from '@ciguawatch/shared/api/schemas/outline';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { LocationRow } from './lock-location';
import { placesBelow } from './places-below';

/**
 * Sets the residents of a place. Islands that are counted together share one number; the number of an
 * archipelago or country counts for its islands without one. A trigger (migration 0024) derives what is
 * withheld.
 * @returns ids of the places whose cases must be stamped; empty when nothing changed
 */
export async function setResidents(
  trx: Transaction<DB>,
  row: LocationRow,
  residents: Residents | null,
): Promise<number[]> {
  const currentUnit = row.population_unit_id === null ? undefined : await unitOf(trx, row.population_unit_id);
  if (residents === null ? currentUnit === undefined : isSame(currentUnit, residents)) return [];
  const before = currentUnit ? await islandsOfUnit(trx, currentUnit.id) : [];
  if (residents === null) await dropUnit(trx, currentUnit!.id);
  else if (currentUnit)
    await trx.updateTable('population_unit').set(residents).where('id', '=', currentUnit.id).execute();
  else await createUnit(trx, row, residents);
  const islands = [...before, ...(await islandsOfUnit(trx, currentUnit?.id ?? row.id))];
  return [...new Set([row.id, ...islands])];
}

const islandsOfUnit = async (trx: Reader, unit: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('location')
    .select('id')
    .where('population_unit_id', '=', unit)
    .where('type', '=', 'I')
    .execute();
  return rows.map(({ id }) => id);
};

const unitOf = (trx: Reader, id: number) =>
  trx.selectFrom('population_unit').selectAll().where('id', '=', id).executeTakeFirst();

const isSame = (held: Residents | undefined, { value, year, source }: Residents) =>
  held?.value === value && held.year === year && held.source === source;

async function dropUnit(trx: Transaction<DB>, unit: number): Promise<void> {
  await trx
    .updateTable('location')
    .set({ population_unit_id: null })
    .where('population_unit_id', '=', unit)
    .execute();
  await trx.deleteFrom('population_unit').where('id', '=', unit).execute();
}

/**
 * Called before a place is deleted. Islands that share a number lose it, or the last one would be taken to
 * have all residents alone; the number of an archipelago stays.
 * @returns whether the number was dropped
 */
export async function leaveUnit(
  trx: Transaction<DB>,
  { id, population_unit_id: unit }: LocationRow,
): Promise<boolean> {
  if (unit === null) return false;
  const placeOfUnit = await trx
    .selectFrom('location')
    .select('type')
    .where('id', '=', unit)
    .executeTakeFirst();
  if (unit !== id && placeOfUnit?.type !== 'I') return false;
  await dropUnit(trx, unit);
  return true;
}

/** Creates a number of residents under the id of its place, which has at most one. */
async function createUnit(trx: Transaction<DB>, row: LocationRow, residents: Residents): Promise<void> {
  await trx
    .insertInto('population_unit')
    .values({ id: row.id, ...residents })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(residents))
    .execute();
  await sql`update location set population_unit_id = ${row.id}
    where population_unit_id is null and (id = ${row.id} or (type = 'I' and id in ${placesBelow([row.id])}))`.execute(
    trx,
  );
}
