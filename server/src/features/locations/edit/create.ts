import { randomUUID } from 'node:crypto';
import type { LocationCreate, LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { bodyHash } from '../../../http/body/body-hash';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { checkRepeat } from '../../../http/sent-before';
import { manages, type Who } from '../../../http/who';
import { loadPlaces } from '../load-places';
import { placeFaults } from './check-place';
import { fullLocation } from './full';
import { holdLocation, type LocationRow } from './hold';
import { namesOf } from './names-of';
import { noteChange } from './note';
import { checkedOutline } from './outline/check-geometry';
import type { DrawnColumns } from './outline/drawn-columns';
import { keepOutline } from './outline-version';
import { setResidents } from './residents';

/**
 * Creates a place in a managed country; sending its `uuid` again returns the same place.
 * @throws HttpError 403 for another country, 400 with a code per field, 409 for another body under the `uuid`
 */
export async function createLocation(deps: Deps, who: Who, body: LocationCreate): Promise<LocationFull> {
  if (!manages(who, body.country)) throw new HttpError(403, 'country_forbidden');
  const drawn = await checkedOutline(body.geometry, deps.outlines);
  if (drawn.geometry === null) throw invalidFields({ geometry: 'required' });
  return deps.store.tx(async (trx) => {
    const { uuid: sent, ...said } = body;
    const body_hash = bodyHash(said);
    const known = await madeAs(trx, who, sent, body_hash);
    if (known) return fullLocation(trx, await holdLocation(trx, known, who));
    const { country, type, name, names, parent_id, timezone, landform } = body;
    const wanted = { id: null, type, country, parent_id, timezone: timezone ?? null };
    const faults = placeFaults(await loadPlaces(trx), wanted);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    const own = {
      uuid: sent?.toLowerCase() ?? randomUUID(),
      body_hash,
      country,
      type,
      name,
      parent_id,
      timezone: timezone ?? null,
      landform: landform ?? null,
    };
    const row = await insert(trx, { ...own, names: namesOf(names), changed_by: who.id }, drawn);
    if (!row) {
      // Lost the race to a concurrent duplicate of the same call.
      const other = await madeAs(trx, who, sent, body_hash);
      if (other === null)
        throw new HttpError(409, 'conflict', { message: 'It was created by another call.' });
      return fullLocation(trx, await holdLocation(trx, other, who));
    }
    if (body.residents) await setResidents(trx, row, body.residents);
    const by = { user: who.id, at: deps.clock.now() };
    const full = await fullLocation(trx, await holdLocation(trx, row.id, who));
    await keepOutline(trx, row, by);
    await noteChange(trx, by, 'create', null, full);
    return full;
  });
}

/**
 * Id of the place created under an identifier earlier; null when there is none.
 * @throws HttpError 409 when its body was different
 */
async function madeAs(
  trx: Transaction<DB>,
  who: Who,
  uuid: string | undefined,
  hash: string,
): Promise<number | null> {
  if (uuid === undefined) return null;
  const known = await trx
    .selectFrom('location')
    .select(['id', 'body_hash'])
    .where('uuid', '=', uuid.toLowerCase())
    .executeTakeFirst();
  if (!known) return null;
  if (known.body_hash !== null && known.body_hash !== hash)
    checkRepeat(known.body_hash, hash, {
      current: await fullLocation(trx, await holdLocation(trx, known.id, who)),
    });
  return known.id;
}

async function insert(
  trx: Transaction<DB>,
  {
    names,
    ...own
  }: Omit<LocationCreate, 'geometry' | 'residents' | 'uuid' | 'names'> & {
    names: Record<string, string>;
    uuid: string;
    body_hash: string;
    changed_by: number;
  },
  drawn: DrawnColumns,
): Promise<LocationRow | undefined> {
  return trx
    .insertInto('location')
    .values({
      ...own,
      timezone: own.timezone ?? null,
      names: jsonb(names) as never,
      geometry: jsonb(drawn.geometry) as never,
      loca_bbox: jsonb(drawn.loca_bbox) as never,
      center: jsonb(drawn.center) as never,
      population_unit_id: null,
      source: null,
      licence: null,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returningAll()
    .executeTakeFirst();
}
