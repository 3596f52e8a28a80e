import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';
import { restoreExpired } from '../../cases/remove';
import { fullLocation } from '../edit/full-location';
import { findLocation, lockLocation } from '../edit/lock-location';
import { noteChange } from '../edit/note';
import { lockComputedAbove } from '../edit/outline/follow-islands';
import { putBack, putBackHanging } from './put-back';
import { rejoinResidents } from './rejoin-residents';

type Deleted = Pick<Selectable<DB['deleted_place']>, 'id' | 'country' | 'parent_id' | 'deleted_at'> & {
  type: string;
  name: string;
  uuid: string | null;
  /** null when nothing is kept */
  version: number | null;
};

/**
 * Restores a deleted place under its id, with all that hung on it; repeating the call changes nothing.
 * @throws HttpError 403, 404, 410 when its time is over, 409 when its parent is gone or its name is taken
 */
export async function restoreLocation(deps: Deps, who: Operator, id: number): Promise<LocationFull> {
  return deps.store.tx(async (trx) => {
    const author = { user: who.id, at: deps.clock.now() };
    const deleted = await holdDeleted(trx, id);
    if (!deleted) return fullLocation(trx, await findLocation(trx, id, who));
    if (!managesCountry(who, deleted.country)) throw new HttpError(403, 'country_forbidden');
    if (deleted.version === null || restoreExpired(deleted.deleted_at, author.at))
      throw new HttpError(410, 'restore_expired');
    await checkPlaceIsFree(trx, deleted);
    const follow = await lockComputedAbove(trx, { ...deleted, parents: [deleted.parent_id] });
    const over = { population_unit_id: null, changed_by: who.id, version: deleted.version + 1 };
    await putBack(trx, id, { table: 'location', over });
    await rejoinResidents(trx, id);
    await putBackHanging(trx, id);
    await trx.deleteFrom('deleted_place').where('id', '=', id).execute();
    // Devices that ask what was deleted would remove the place again.
    await sql`delete from tombstone where kind = 'location' and id = ${id}`.execute(trx);
    const full = await fullLocation(trx, await lockLocation(trx, id, who));
    await noteChange(trx, author, 'restore', null, full);
    await follow(author);
    return full;
  });
}

async function holdDeleted(trx: Transaction<DB>, id: number): Promise<Deleted | undefined> {
  const { rows } = await sql<Deleted>`
    select id, name, country, parent_id, deleted_at, kept #>> '{location,0,type}' as type,
      kept #>> '{location,0,uuid}' as uuid, (kept #>> '{location,0,version}')::int as version
    from deleted_place where id = ${id} for update`.execute(trx);
  return rows[0];
}

/**
 * Checks that the parent is there and that nobody created the same place meanwhile.
 * @throws HttpError 409
 */
async function checkPlaceIsFree(
  trx: Transaction<DB>,
  { name, type, uuid, parent_id, country }: Deleted,
): Promise<void> {
  const parent = await trx
    .selectFrom('location')
    .select('id')
    .where('id', '=', parent_id)
    .forUpdate()
    .executeTakeFirst();
  if (!parent) throw new HttpError(409, 'place_parent_gone');
  const { rows } = await sql`
    select from location where uuid = ${uuid} or (country = ${country} and type = ${type}
      and parent_id = ${parent_id} and lower(name) = lower(${name}))`.execute(trx);
  if (rows.length > 0) throw new HttpError(409, 'place_exists');
}
