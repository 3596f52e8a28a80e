import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { nearNamed } from '@ciguawatch/shared/domain/revision/alike-names';
import { type MergedField, mergeFields } from '@ciguawatch/shared/domain/revision/merge-fields';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { dependentsOf } from './dependents';
import { revisionItems } from './items';
import type { RevisionRow } from './lock-revision';
import { objectName, type RevisedObject, readObject } from './object';
import { hasOtherModerator } from './other-moderator';
import { replacementOf } from './replace';
import { titledOthers } from './reviser';

/** Whether an account may decide a revision; its own only if there is no other active moderator. */
export async function mayDecide(db: Reader, who: Operator, row: RevisionRow): Promise<boolean> {
  if (row.status !== 'pending' || !who.groups.includes(ROLE.moderator)) return false;
  if (row.user_id !== who.id) return true;
  return !(await hasOtherModerator(db, who.id));
}

/** Fields of a revision beside the object's current values or, once decided, the values at the decision. */
export function mergedFields(row: RevisionRow, held: RevisedObject | null): MergedField[] {
  const waits = row.status === 'pending';
  const values = (waits ? held?.values : row.decided_before) ?? row.before;
  const merged = mergeFields(row.before, row.after, { ...row.before, ...values });
  return waits ? merged : merged.map((field) => ({ ...field, conflict: false }));
}

/** The species that takes over the cases of a deleted one, by its name today. */
async function replacementNamed(db: Reader, { after }: RevisionRow) {
  const id = replacementOf(after);
  const into = id === null ? null : await readObject(db, 'specie', id);
  return into && { id: into.id, name: objectName(into.values) };
}

/** Objects of the directory whose name differs from the proposed one by a letter or two. */
async function alikeNames(db: Reader, { object_type, object_id, after, status }: RevisionRow) {
  const name = after.name ?? after.value;
  if (status !== 'pending' || typeof name !== 'string') return [];
  const near = nearNamed(await titledOthers(db, object_type, object_id), name);
  return near.map(({ id, title }) => ({ id, name: title }));
}

/**
 * A revision field by field, for moderators and its author.
 * @throws HttpError 404 or 403
 */
export async function revisionFull(db: Reader, who: Operator, id: number): Promise<RevisionFull> {
  const row = await db.selectFrom('revision').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('There is no such revision.');
  const moderator = who.groups.includes(ROLE.moderator);
  if (!moderator && row.user_id !== who.id) throw new HttpError(403, 'forbidden');
  const currentObject = await readObject(db, row.object_type, row.object_id);
  const [item] = await revisionItems(db, [row]);
  const revertingRevision = await db
    .selectFrom('revision')
    .select('id')
    .where('reverts', '=', id)
    .executeTakeFirst();
  return {
    ...item!,
    payload: row.payload,
    base_version: row.base_version,
    object_version: currentObject?.version ?? null,
    fields: mergedFields(row, currentObject),
    object: currentObject?.values ?? {},
    object_gone: row.object_id !== null && (currentObject === null || currentObject.deleted),
    may_decide: await mayDecide(db, who, row),
    may_revert: moderator && row.status === 'approved' && revertingRevision === undefined,
    replacement: await replacementNamed(db, row),
    alike: await alikeNames(db, row),
    dependents: await dependentsOf(db, row.object_type, row.object_id),
  };
}
