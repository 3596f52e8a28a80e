import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { ActionType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { type FieldValues, sameValue } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import { conflictError } from './apply';
import { TRAIL_ACTION } from './decide';
import { dependentsOf } from './dependents';
import { revisionFull } from './full-revision';
import { lockRevision, type RevisionRow } from './lock-revision';
import { mailAuthor } from './mail-author';
import { markPictureOfFields } from './mark-pictures';
import { readObject } from './object';
import { takeBackReplacement } from './replace';
import { directoryFaults, lockDirectory } from './reviser';
import { markDeleted, updateObject } from './write-object';

/** Action that reverts each action. */
const REVERSE_ACTION: Record<ActionType, ActionType> = { add: 'delete', update: 'update', delete: 'add' };

/**
 * Reverts an approved change by a new approved revision; other changes of the object stay.
 * @throws HttpError 404, or 409 when it was reverted or one of its fields has changed since
 */
export async function revertRevision(
  deps: Deps,
  who: Operator,
  id: number,
  uuid: string,
): Promise<RevisionFull> {
  return deps.store.tx(async (trx) => {
    const row = await lockRevision(trx, id);
    const earlierRevert = await trx
      .selectFrom('revision')
      .select(['id', 'reverts'])
      .where((eb) => eb.or([eb('uuid', '=', uuid), eb('reverts', '=', id)]))
      .execute();
    const [same] = earlierRevert;
    if (same) {
      if (same.reverts === id) return revisionFull(trx, who, same.id);
      throw new HttpError(409, 'uuid_reused');
    }
    if (row.status !== 'approved' || row.object_id === null) throw await conflictError(trx, who, id);
    const now = deps.clock.now();
    const written = await revertObject(trx, who, row, new Date(now));
    const action_type = REVERSE_ACTION[row.action_type];
    const { id: made } = await trx
      .insertInto('revision')
      .values({
        ...{ uuid, status: 'approved', action_type, object_type: row.object_type, object_id: row.object_id },
        ...{ object_name: row.object_name, payload: jsonb({}), base_version: null, reverts: id },
        ...{ before: jsonb(written.before), after: jsonb(written.after) },
        ...{ decided_before: jsonb(written.before), applied: jsonb(written.after) },
        ...{ user_id: who.id, created_at: new Date(now), decided_by: who.id, decided_at: new Date(now) },
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const author = { at: now, user: who.id };
    await audit(trx, {
      ...author,
      kind: 'revision',
      object_id: id,
      action: 'revert',
      after: { revision: made },
    });
    await audit(trx, {
      ...{ ...author, kind: row.object_type, object_id: row.object_id, action: TRAIL_ACTION[action_type] },
      ...{ before: written.before, after: { ...written.after, revision: made } },
    });
    await mailAuthor(trx, deps, row, 'reverted', { who, reason: null });
    return revisionFull(trx, who, made);
  });
}

async function revertObject(
  trx: Transaction<DB>,
  who: Operator,
  row: RevisionRow,
  at: Date,
): Promise<{ before: FieldValues; after: FieldValues }> {
  const { object_type, action_type } = row;
  await lockDirectory(trx);
  const object = await readObject(trx, object_type, row.object_id, true);
  const applied = row.applied ?? {};
  const isChangedSince = Object.entries(applied).some(
    ([field, value]) => !sameValue(value, object?.values[field]),
  );
  if (!object || isChangedSince || object.deleted !== (action_type === 'delete'))
    throw await conflictError(trx, who, row.id);
  if (action_type === 'delete' && row.moved) {
    const by = { user: who.id, at: at.getTime(), revision: row.id };
    await takeBackReplacement(trx, by, object, row.moved);
    return { before: {}, after: object.values };
  }
  if (action_type === 'delete') {
    const faults = await directoryFaults(trx, object_type, object.id, object.values);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    await markPictureOfFields(trx, object.values, at.getTime());
    await markDeleted(trx, object_type, object.id, null);
    return { before: {}, after: object.values };
  }
  if (action_type === 'add') {
    const { species, cases } = await dependentsOf(trx, object_type, object.id);
    if (object_type === 'phenotype' && species.length + cases > 0)
      throw await conflictError(trx, who, row.id);
    await markDeleted(trx, object_type, object.id, at);
    return { before: object.values, after: {} };
  }
  const after = row.decided_before ?? {};
  const faults = await directoryFaults(trx, object_type, object.id, after);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await markPictureOfFields(trx, after, at.getTime());
  if (Object.keys(after).length > 0) await updateObject(trx, object_type, object.id, after);
  return { before: applied, after };
}
