import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { PackIds } from '../pack/features';
import type { Pack, PackPlace } from '../pack/pack';

/** A pack that does not go with the database, said in one sentence. */
class PackConflict extends Error {}

interface Known {
  id: number;
  type: string;
  name: string;
  country: number;
  parent_id: number | null;
  pack_key: string | null;
}

/**
 * Ids of a pack in a database: those that it had before, those that the pack names, and new ones for the rest. A place is
 * known by its number, its key, or as the one of its name in the same place.
 * @throws PackConflict where a number belongs to another country or place
 */
export async function idsIn(trx: Transaction<DB>, { country, places }: Pack): Promise<PackIds> {
  const id = await countryId(trx, country);
  const known: Known[] = await trx
    .selectFrom('location')
    .select(['id', 'type', 'name', 'country', 'parent_id', 'pack_key'])
    .execute();
  const own = known.filter((place) => place.country === id);
  const top = own.find(({ type }) => type === 'C')?.id ?? country.placeNumber ?? (await nextPlace(trx));
  const ids = new Map<string, number>();
  // From the country down, so that the place above has its id.
  for (const type of ['A', 'I', 'L'] as const)
    for (const place of places.filter((one) => one.type === type)) {
      const parent = place.parent === null ? top : ids.get(place.parent);
      const found = placeOf(place, parent ?? top, own);
      ids.set(place.key, found ?? place.number ?? (await nextPlace(trx)));
    }
  const all = [
    { name: country.letters, number: top, way: '"place_number" out of country.json' },
    ...[...ids].map(([key, number]) => ({ name: `“${key}”`, number, way: 'the cell number empty' })),
  ];
  for (const { name, number, way } of all) {
    const other = known.find((place) => place.id === number && place.country !== id);
    if (other)
      throw new PackConflict(
        `The number ${number} of ${name} is that of ${other.name}, in another country: leave ${way}.`,
      );
  }
  if (new Set(all.map(({ number }) => number)).size < all.length)
    throw new PackConflict(
      'Two places of the pack are one and the same place of the database: give them names of their own.',
    );
  await passNumbers(trx, Math.max(...all.map(({ number }) => number)));
  return { country: id, place: top, places: ids };
}

/** Keeps the ids that a pack names from being given once more, to a place that is drawn on screen. */
async function passNumbers(trx: Transaction<DB>, highest: number): Promise<void> {
  await sql`select setval(ids, ${highest}::bigint) from (
      select pg_get_serial_sequence('location', 'id')::regclass as ids) own
    where ${highest}::bigint > coalesce(pg_sequence_last_value(ids), 0)`.execute(trx);
}

function placeOf(place: PackPlace, parent: number, own: readonly Known[]): number | undefined {
  if (place.number !== null) return own.find(({ id }) => id === place.number)?.id;
  const byKey = own.find(({ pack_key }) => pack_key === place.key);
  const isNamesake = ({ type, parent_id, name }: Known) =>
    type === place.type && parent_id === parent && normalise(name) === normalise(place.name);
  return (byKey ?? own.find((one) => one.pack_key === null && isNamesake(one)))?.id;
}

async function nextPlace(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('location', 'id'))::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

async function countryId(
  trx: Transaction<DB>,
  { letters, letters3, number }: Pack['country'],
): Promise<number> {
  const countries = await trx.selectFrom('country').select(['id', 'iso2', 'iso3']).execute();
  const namesake = countries.find(({ iso2, iso3 }) => iso3 === letters3 && iso2 !== letters);
  if (namesake)
    throw new PackConflict(
      `The three letters ${letters3} of ${letters} are those of ${namesake.iso2}: write those of ISO 3166 as "letters3".`,
    );
  const known = countries.find(({ iso2 }) => iso2 === letters);
  if (known) return known.id;
  const other = countries.find(({ id }) => id === number);
  if (other)
    throw new PackConflict(
      `The number ${number} of ${letters} is that of ${other.iso2}: leave "number" out of country.json.`,
    );
  return number ?? Math.max(0, ...countries.map(({ id }) => id)) + 1;
}
