import type { Sample, SampleCreate, SamplePatch } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { checkRepeat } from '../../http/sent-before';
import { restoreExpired } from '../cases/remove';
import type { PlaceIndex } from '../locations/place-index';
import { type FishBody, fishColumns, fishFaults, resultColumns, resultFaults } from './content';
import { readKnown, unknownIds } from './known';
import { noteSamples } from './note';
import { lockSample } from './read';
import { type SampleRow, withItsResults } from './rows';
import { addResults, insertSample, lockCountry, refuseCode, refuseOutdated, updateSample } from './write';

type Held = Pick<Deps, 'store' | 'clock'>;
type Results = SampleCreate['results'];

/**
 * Stores a sample; sending its uuid again answers the same sample.
 * @throws HttpError 400 with a code per field (`results.1.unit`), 403, 409 for another body under the uuid
 */
export async function createSample(
  deps: Held,
  places: PlaceIndex,
  who: Operator,
  body: SampleCreate,
): Promise<Sample> {
  const by = { user: who.id, at: deps.clock.now() };
  const { uuid, country, results, ...fish } = body;
  if (!managesCountry(who, country)) throw new HttpError(403, 'country_forbidden');
  return deps.store.tx(async (trx) => {
    await lockCountry(trx, country);
    const held = await madeAs(trx, uuid);
    if (held) {
      if (!managesCountry(who, held.country)) throw new HttpError(403, 'country_forbidden');
      const current = await withItsResults(trx, held);
      checkRepeat(held.body_hash, bodyHash(body), { current });
      return current;
    }
    await check(trx, places, country, fish, results, by.at);
    await refuseCode(trx, { country, code: fish.code });
    const made = { uuid, hash: bodyHash(body), country, fish, results: results.map(resultColumns) };
    const after = await insertSample(trx, { ...made, source: 'form' }, by);
    await noteSamples(trx, by, [{ action: 'add', before: null, after }]);
    return after;
  });
}

const madeAs = (trx: Transaction<DB>, uuid: string): Promise<SampleRow | undefined> =>
  trx.selectFrom('sample').selectAll().where('uuid', '=', uuid.toLowerCase()).executeTakeFirst();

/**
 * Changes a sample of a managed country; results replace all earlier ones.
 * @param version from `If-Match`
 * @throws HttpError 409 with the current sample when it is newer or deleted
 */
export async function patchSample(
  deps: Held,
  places: PlaceIndex,
  who: Operator,
  id: number,
  patch: SamplePatch,
  version: number,
): Promise<Sample> {
  const by = { user: who.id, at: deps.clock.now() };
  return deps.store.tx(async (trx) => {
    const row = await lockSample(trx, who, id);
    await lockCountry(trx, row.country);
    const before = await withItsResults(trx, row);
    refuseOutdated(version, before);
    if (row.deleted_at) throw new HttpError(409, 'conflict', { message: 'It was deleted.', current: before });
    const { results, ...said } = patch;
    const fish: FishBody = { ...row, ...said };
    await check(trx, places, row.country, fish, results ?? [], by.at);
    await refuseCode(trx, { country: row.country, code: fish.code, id });
    if (results) {
      await trx.deleteFrom('sample_result').where('sample_id', '=', id).execute();
      await addResults(trx, id, results.map(resultColumns), by);
    }
    const after = await updateSample(trx, row, fishColumns(fish), by);
    await noteSamples(trx, by, [{ action: 'update', before, after }]);
    return after;
  });
}

/**
 * Deletes a sample; doing so again changes nothing.
 * @param version from `If-Match`
 * @throws HttpError 403, 404, 409
 */
export async function deleteSample(deps: Held, who: Operator, id: number, version: number): Promise<void> {
  const by = { user: who.id, at: deps.clock.now() };
  await deps.store.tx(async (trx) => {
    const row = await lockSample(trx, who, id);
    if (row.deleted_at) return;
    const before = await withItsResults(trx, row);
    refuseOutdated(version, before);
    const after = await updateSample(trx, row, { deleted_at: new Date(by.at) }, by);
    await noteSamples(trx, by, [{ action: 'delete', before, after }]);
  });
}

/**
 * Restores a deleted sample; of one that is not deleted nothing changes.
 * @throws HttpError 400 where another sample has its code by now, 403, 404, 410 after 30 days
 */
export async function restoreSample(deps: Held, who: Operator, id: number): Promise<Sample> {
  const by = { user: who.id, at: deps.clock.now() };
  return deps.store.tx(async (trx) => {
    const row = await lockSample(trx, who, id);
    await lockCountry(trx, row.country);
    const before = await withItsResults(trx, row);
    if (!row.deleted_at) return before;
    if (restoreExpired(row.deleted_at, by.at)) throw new HttpError(410, 'restore_expired');
    await refuseCode(trx, row);
    const after = await updateSample(trx, row, { deleted_at: null }, by);
    await noteSamples(trx, by, [{ action: 'restore', before, after }]);
    return after;
  });
}

/** @throws HttpError 400 with a code per field */
async function check(
  trx: Transaction<DB>,
  places: PlaceIndex,
  country: number,
  fish: FishBody,
  results: Results,
  now: number,
): Promise<void> {
  const faults: Record<string, ErrorCode> = {
    ...fishFaults(fish, now),
    ...unknownIds(country, fish, await readKnown(trx, places, [fish])),
  };
  for (const [at, result] of results.entries())
    for (const [field, code] of Object.entries(resultFaults(result, now)))
      faults[`results.${at}.${field}`] = code;
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}
