import type { Residents } from '@ciguawatch/shared/api/schemas/outline';
import { type Kysely, sql } from 'kysely';
import { SMALL_COMMUNE } from '../../../db/reference/populations';
import type { DB } from '../../../db/schema';
import { below } from './below';
import type { LocationRow } from './hold';

/**
 * Sets the residents of a place. Those of an island that is counted together with others are those of all of them;
 * those of an archipelago or a country stand for its islands of which no number of their own is known. Rates follow
 * from the unit, and what is withheld is decided anew for the places that it concerns.
 * @returns ids of the places concerned, whose cases are to be told of; none when nothing changed
 */
export async function setResidents(
  trx: Kysely<DB>,
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
  const concerned = [...new Set([row.id, ...islands])];
  await decideWithholding(trx, concerned);
  return concerned;
}

const islandsOf = async (trx: Kysely<DB>, unit: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('location')
    .select('id')
    .where('population_unit_id', '=', unit)
    .where('type', '=', 'I')
    .execute();
  return rows.map(({ id }) => id);
};

const unitOf = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('population_unit').selectAll().where('id', '=', id).executeTakeFirst();

const isSame = (held: Residents | undefined, { value, year, source }: Residents) =>
  held?.value === value && held.year === year && held.source === source;

async function dropUnit(trx: Kysely<DB>, unit: number): Promise<void> {
  await trx
    .updateTable('location')
    .set({ population_unit_id: null })
    .where('population_unit_id', '=', unit)
    .execute();
  await trx.deleteFrom('population_unit').where('id', '=', unit).execute();
}

/** A unit has the number of the place that it was made for: a place has one. */
async function createUnit(trx: Kysely<DB>, row: LocationRow, residents: Residents): Promise<void> {
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

/**
 * Details of patients are published from places of 2,000 residents or more (PRODUCT.md). An island and its localities
 * follow the unit that was counted for it alone or with its neighbours; archipelago and country follow the sum of the
 * units in them. The database tells the cases reported from a place whose decision is another than before; those of the
 * islands in it follow their islands.
 */
async function decideWithholding(trx: Kysely<DB>, places: readonly number[]): Promise<void> {
  const ids = [...places];
  await sql`
    update location set withhold = w.withhold from (
      select i.id, coalesce(u.value, 0) < ${SMALL_COMMUNE} as withhold
      from location i left join population_unit u on u.id = i.population_unit_id
        and (select count(*) from location n where n.population_unit_id = u.id and n.type <> 'I') = 0
      where i.type = 'I' and i.id = any(${ids}::int[])
    ) w where location.withhold <> w.withhold
      and (location.id = w.id or (location.type = 'L' and location.parent_id = w.id))`.execute(trx);
  await sql`
    with recursive up as (
      select id, parent_id, type from location where id = any(${ids}::int[])
      union
      select l.id, l.parent_id, l.type from location l join up on up.parent_id = l.id
    ), sums as (
      select a.id, coalesce((select sum(u.value) from population_unit u where u.id in (
        select i.population_unit_id from location i where i.id = a.id or i.parent_id = a.id
          or i.parent_id in (select c.id from location c where c.parent_id = a.id))), 0) as residents
      from up a where a.type in ('A', 'C')
    )
    update location set withhold = s.residents < ${SMALL_COMMUNE} from sums s
    where location.id = s.id and location.withhold <> (s.residents < ${SMALL_COMMUNE})`.execute(trx);
}
