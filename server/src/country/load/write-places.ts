import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import { bulkWrite } from '../../db/reference/bulk';
import { locationRows } from '../../db/reference/locations';
import type { DB } from '../../db/schema';
import { packCountryRow } from '../pack/country-row';
import { type PackIds, packFeatures } from '../pack/features';
import type { Pack } from '../pack/pack';
import { censusUnits } from '../pack/units';

/** A row of `location` as a pack wants it. */
export type WantedPlace = ReturnType<typeof locationRows>[number];

/**
 * Writes the country and its limits of publishing.
 * @param file numbers of the file of countries, which count before those of the pack
 */
export async function writeCountry(
  trx: Transaction<DB>,
  { country }: Pack,
  id: number,
  file: NumbersByCountry,
): Promise<void> {
  const { names, numbers, ...row } = packCountryRow(country, id);
  const inForce = numbersOf(id, { [id]: { ...numbers, ...file[id] } });
  const values = {
    ...row,
    ...{ names: jsonb(names) as never, numbers: jsonb(numbers) as never },
    publish_person_from: inForce.publishPersonFrom,
    publish_profile_from: inForce.publishProfileFrom,
  };
  await trx
    .insertInto('country')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/**
 * Writes places with their residents. What was changed on screen stays as it is, and no place and no number of residents
 * is removed.
 * @returns the rows as the pack wants them
 */
export async function writePlaces(trx: Transaction<DB>, pack: Pack, ids: PackIds): Promise<WantedPlace[]> {
  const units = censusUnits(pack, ids);
  const rows = locationRows(packFeatures(pack, ids), units);
  const held = await heldUnits(trx, ids.country);
  const wanted = rows.map((row) => ({
    ...row,
    population_unit_id: row.population_unit_id ?? held.get(row.id) ?? null,
  }));
  await bulkWrite(
    trx,
    'population_unit',
    units.map(({ id, value, year, source }) => ({ id, value, year, source })),
    {
      conflict: 'id',
      onlyWhere:
        'not exists (select from location l where l.population_unit_id = population_unit.id and l.version > 1)',
    },
  );
  const keys = new Map(
    pack.places.map(({ key, number }) => [ids.places.get(key), number === null ? key : null]),
  );
  await bulkWrite(
    trx,
    'location',
    wanted.map((row) => ({ ...row, pack_key: keys.get(row.id) ?? null })),
    { conflict: 'id', onlyWhere: 'location.version = 1' },
  );
  await writeKeys(trx, keys);
  await dropUnusedUnits(trx, held);
  return wanted;
}

/** Keys of places that were changed on screen before the pack knew them, so that a later name does not part them from it. */
async function writeKeys(
  trx: Transaction<DB>,
  keys: ReadonlyMap<number | undefined, string | null>,
): Promise<void> {
  const rows = [...keys].map(([id, key]) => ({ id, key }));
  await sql`update location l set pack_key = k.key
    from json_to_recordset(${JSON.stringify(rows)}::json) as k (id int, key text)
    where l.id = k.id and k.key is not null and l.pack_key is null`.execute(trx);
}

async function heldUnits(trx: Transaction<DB>, country: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('location')
    .select(['id', 'population_unit_id as unit'])
    .where('country', '=', country)
    .where('population_unit_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, unit }) => [id, unit as number]));
}

/** Removes shared numbers that no island has any more, because each now has its own. */
async function dropUnusedUnits(trx: Transaction<DB>, held: ReadonlyMap<number, number>): Promise<void> {
  await sql`delete from population_unit u where u.id = any(${[...new Set(held.values())]}::int[])
    and not exists (select from location l where l.population_unit_id = u.id)`.execute(trx);
}
