import { randomUUID } from 'node:crypto';
import type { LocationCreate, LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { tidySpaces } from '@ciguawatch/shared/domain/revision/directory-names';
import type { Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { bodyHash } from '../../../http/body/body-hash';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';
import { checkRepeat } from '../../../http/sent-before';
import { loadPlaces } from '../load-places';
import { placeFaults } from './check-place';
import { fullLocation } from './full-location';
import { type LocationRow, lockLocation } from './lock-location';
import { nonEmptyNames } from './non-empty-names';
import { noteChange } from './note';
import { askDoubts } from './outline/ask-doubts';
import { normalizedOutline } from './outline/check-geometry';
import type { DrawnColumns } from './outline/drawn-columns';
import { lockComputedAbove } from './outline/follow-islands';
import { storeOutline } from './outline-version';
import { setResidents } from './residents';

/**
 * Creates a place in a managed country; sending its `uuid` again returns the same place.
 * @throws HttpError 403 for another country, 400 with a code per field, 409 for another body under the `uuid`
 * or with the questions about an unlikely outline
 */
export async function createLocation(deps: Deps, who: Operator, body: LocationCreate): Promise<LocationFull> {
  if (!managesCountry(who, body.country)) throw new HttpError(403, 'country_forbidden');
  const outlineColumns = await normalizedOutline(body.geometry, deps.outlines);
  if (outlineColumns.geometry === null) throw invalidFields({ geometry: 'required' });
  return deps.store.tx(async (trx) => {
    // What was confirmed is no part of the place, and an approver may have confirmed more.
    const { uuid: sent, confirmed, ...said } = body;
    const body_hash = bodyHash(said);
    const earlierId = await createdEarlier(trx, who, sent, body_hash);
    if (earlierId) return fullLocation(trx, await lockLocation(trx, earlierId, who));
    const { country, type, names, parent_id, timezone, landform = null } = body;
    const name = tidySpaces(body.name);
    const requestedPlace = { id: null, type, country, parent_id, timezone: timezone ?? null, name };
    const faults = placeFaults(await loadPlaces(trx), requestedPlace);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    const asNew = { id: null, type, country, parent_id, landform, geometry: null };
    await askDoubts(trx, asNew, outlineColumns.geometry, confirmed);
    const ownColumns = {
      uuid: sent?.toLowerCase() ?? randomUUID(),
      body_hash,
      country,
      type,
      name,
      parent_id,
      timezone: timezone ?? null,
      landform,
    };
    const follow = await lockComputedAbove(trx, { type, country, parents: [parent_id] });
    const row = await insertPlace(
      trx,
      { ...ownColumns, names: nonEmptyNames(names), changed_by: who.id },
      outlineColumns,
    );
    if (!row) {
      // Lost the race to a concurrent duplicate of the same call.
      const concurrentId = await createdEarlier(trx, who, sent, body_hash);
      if (concurrentId === null)
        throw new HttpError(409, 'conflict', { message: 'It was created by another call.' });
      return fullLocation(trx, await lockLocation(trx, concurrentId, who));
    }
    if (body.residents) await setResidents(trx, row, body.residents);
    const author = { user: who.id, at: deps.clock.now() };
    const full = await fullLocation(trx, await lockLocation(trx, row.id, who));
    await storeOutline(trx, row, author);
    await noteChange(trx, author, 'create', null, full);
    await follow(author);
    return full;
  });
}

/**
 * Id of the place created under an identifier earlier; null when there is none.
 * @throws HttpError 409 when its body was different
 */
async function createdEarlier(
  trx: Transaction<DB>,
  who: Operator,
  uuid: string | undefined,
  hash: string,
): Promise<number | null> {
  if (uuid === undefined) return null;
  const earlier = await trx
    .selectFrom('location')
    .select(['id', 'body_hash'])
    .where('uuid', '=', uuid.toLowerCase())
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.body_hash !== null && earlier.body_hash !== hash)
    checkRepeat(earlier.body_hash, hash, {
      current: await fullLocation(trx, await lockLocation(trx, earlier.id, who)),
    });
  return earlier.id;
}

async function insertPlace(
  trx: Transaction<DB>,
  {
    names,
    ...own
  }: Omit<LocationCreate, 'geometry' | 'residents' | 'uuid' | 'names' | 'confirmed'> & {
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
