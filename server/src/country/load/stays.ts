import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { PackIds } from '../pack/features';
import type { Pack } from '../pack/pack';
import type { WantedPlace } from './write-places';

/** What a load leaves as it is, although the pack says something else. */
export interface Stays {
  /** names of places that were changed on screen */
  edited: string[];
  /** places that are not in the pack, with the cases reported from them */
  extra: { name: string; cases: number }[];
  /** names of posts that differ from the pack */
  posts: string[];
}

/** Finds what stays as it is; to be asked after the pack was written. */
export async function whatStays(
  trx: Transaction<DB>,
  pack: Pack,
  ids: PackIds,
  wanted: readonly WantedPlace[],
): Promise<Stays> {
  return {
    edited: await editedPlaces(trx, wanted, residentsOf(pack, ids)),
    extra: await extraPlaces(trx, ids),
    posts: await changedPosts(trx, pack, ids),
  };
}

/** Residents of each island as the pack has them. */
const residentsOf = ({ residents }: Pack, ids: PackIds) =>
  residents.flatMap(({ islands, value, year, source }) =>
    islands.map((key) => ({ id: ids.places.get(key), value, year, source })),
  );

/** Places whose columns or residents were changed on screen: residents are stored beside the place. */
async function editedPlaces(
  trx: Transaction<DB>,
  wanted: readonly WantedPlace[],
  residents: ReturnType<typeof residentsOf>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select l.name from location l
    join json_populate_recordset(null::location, ${JSON.stringify(wanted)}::json) w on w.id = l.id
    left join population_unit u on u.id = l.population_unit_id
    left join json_to_recordset(${JSON.stringify(residents)}::json) as r (id int, value int, year int, source text)
      on r.id = l.id
    where l.version > 1 and ((l.name, l.names, l.parent_id, l.timezone, l.landform, l.geometry, l.population_unit_id)
      is distinct from (w.name, w.names, w.parent_id, w.timezone, w.landform, w.geometry, w.population_unit_id)
      or (r.id is not null and (u.value, u.year, u.source) is distinct from (r.value, r.year, r.source)))
    order by l.id`.execute(trx);
  return rows.map(({ name }) => name);
}

async function extraPlaces(trx: Transaction<DB>, ids: PackIds): Promise<Stays['extra']> {
  const { rows } = await sql<{ name: string; cases: number }>`
    select l.name, (select count(*)::int from case_report c where c.case_location_id = l.id) as cases
    from location l where l.country = ${ids.country} and l.id <> all(${[ids.place, ...ids.places.values()]}::int[])
    order by l.id`.execute(trx);
  return rows;
}

async function changedPosts(trx: Transaction<DB>, { posts }: Pack, ids: PackIds): Promise<string[]> {
  const wanted = posts.map(({ island, ...post }) => ({ ...post, island: ids.places.get(island) }));
  const { rows } = await sql<{ name: string }>`
    select p.name from post p
    join json_populate_recordset(null::post, ${JSON.stringify(wanted)}::json) w on w.island = p.island and w.name = p.name
    where (p.contact, p.email, p.sms, p.language, p.rhythm, p.starts, p.ends)
      is distinct from (w.contact, w.email, w.sms, w.language, w.rhythm, w.starts, w.ends) order by p.id`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}
