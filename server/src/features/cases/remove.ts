import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { relinkedMatchEvent } from '@ciguawatch/shared/domain/pairs/meals';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { recordDecision } from '../decisions/record';
import type { PlaceIndex } from '../locations/place-index';
import { duplicatesWithoutOriginal, refuseOriginal } from './create/links';
import { regroupMeals } from './create/meal-group';
import { lockCase } from './find';
import { type CaseRow, fullCase } from './full';
import { formerValues } from './lock-cases';
import { refusalError } from './refusal-error';

/** Days in which a deleted case can be restored (product decisions, retention). */
const RESTORE_DAYS = 30;
const DAY = 86_400_000;

/**
 * Whether a case was deleted too long ago to be restored.
 * @param now milliseconds since 1970 UTC
 */
export const restoreExpired = (deleted: Date, now: number): boolean =>
  now - deleted.getTime() > RESTORE_DAYS * DAY;

/** Until when a deletion can be undone. */
export const restorableUntil = (deleted: Date): Date => new Date(deleted.getTime() + RESTORE_DAYS * DAY);

/**
 * Time before which deletions are final.
 * @param now milliseconds since 1970 UTC
 */
export const purgeBefore = (now: number): Date => new Date(now - RESTORE_DAYS * DAY);

/**
 * Deletes a case, which can be restored for 30 days; deleting it again changes nothing.
 * @throws HttpError 403, 404 or 409
 */
export async function deleteCase(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: number,
  version: number,
): Promise<void> {
  await deps.store.tx(async (trx) => {
    const row = await lockCase(trx, id, who);
    if (row.deleted_at) return;
    checkVersion(version, row.version, fullCase(row, places));
    await refuseOriginal(trx, who, id);
    await stamp(trx, deps, who, row, new Date(deps.clock.now()));
  });
}

/**
 * Restores a deleted case in its former review state. If its original is gone, it no longer is a duplicate
 * and counts by itself.
 * @throws HttpError 403, 404 or 409
 */
export async function restoreCase(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: number,
  version: number,
): Promise<CaseFull> {
  return deps.store.tx(async (trx) => {
    const row = await lockCase(trx, id, who);
    if (!row.deleted_at) return fullCase(row, places);
    checkVersion(version, row.version, fullCase(row, places));
    if (restoreExpired(row.deleted_at, deps.clock.now())) throw refusalError('expired');
    const alone = (await duplicatesWithoutOriginal(trx, [id])).has(id);
    return fullCase(await stamp(trx, deps, who, row, null, alone), places);
  });
}

async function stamp(
  trx: Transaction<DB>,
  deps: Deps,
  who: Operator,
  row: CaseRow,
  at: Date | null,
  alone = false,
): Promise<CaseRow> {
  const freed = alone && { duplicate_of: null, match_event: relinkedMatchEvent(row) };
  const { duplicate_of, match_event } = row;
  const changed = await trx
    .updateTable('case_report')
    .set({ deleted_at: at, ...freed, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(trx, {
    at: deps.clock.now(),
    user: who.id,
    kind: 'case',
    object_id: row.id,
    action: at ? 'delete' : 'restore',
    ...(freed && difference({ duplicate_of, match_event }, freed)),
    country: row.case_country,
  });
  if (freed) await regroupMeals(trx, [row.id]);
  const before = formerValues(row, { deleted_at: at, ...freed });
  await recordDecision(
    trx,
    { at: deps.clock.now(), user: who.id, kind: at ? 'delete' : 'restore', target: null },
    [{ object: row.id, country: row.case_country, was: row.version, version: changed.version, before }],
  );
  return changed;
}
