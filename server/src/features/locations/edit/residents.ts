import type { Residents } from '@ciguawatch/shared/api/schemas/outline';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import { below } from './below';
import type { LocationRow } from './hold';

/**
 * Sets the residents of a place. Those of an island that is counted together with others are those of all of them;
 * those of an archipelago or a country stand for its islands of which no number of their own is known. Rates follow
 * from the unit; what is withheld follows from it in the database (migration 0024).
 * @returns ids of the places concerned, whose cases are to be listed as changed; none when nothing changed
 */
export async function setResidents(
  trx: Transaction<DB>,
  row: LocationRow,
  residents: Residents | null,
): Promise<number[]> {
  const held = row.population_unit_id === null ? undefined : await unitOf(trx, row.population_unit_id);
  if (residents === null ? held === undefined : isSame(held, residents)) return [];
  const before = held ? await islandsOf(trx, held.id) : [];
  if (residents === null) await dropUnit(trx, held!.id);
  else if (held) await trx.updateTable('population_unit').set(residents).where('id', '=', held.id).execute();
  else await createUnit(trx, row, residents);
  const islands = [...before, ...(await islandsOf(trx, held?.id ?? row.id))];
  return [...new Set([row.id, ...islands])];
}

const islandsOf = async (trx: Reader, unit: number): Promise<number[]> => {
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
 * For a place of the unit that is deleted: islands that were counted together lose their number with the first of them
 * that goes, or the last one would pass for having it alone. Those of an archipelago stay while it does.
 */
export async function leaveUnit(
  trx: Transaction<DB>,
  { id, population_unit_id: unit }: LocationRow,
): Promise<void> {
  if (unit === null) return;
  const named = await trx.selectFrom('location').select('type').where('id', '=', unit).executeTakeFirst();
  if (unit === id || named?.type === 'I') await dropUnit(trx, unit);
}

/** A unit has the number of the place that it was made for: a place has one. */
async function createUnit(trx: Transaction<DB>, row: LocationRow, residents: Residents): Promise<void> {
  await trx
    .insertInto('population_unit')
    .values({ id: row.id, ...residents })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(residents))
    .execute();
  await sql`update location set population_unit_id = ${row.id}
    where population_unit_id is null and (id = ${row.id} or (type = 'I' and id in ${below([row.id])}))`.execute(
    trx,
  );
}
