import type { RevisionDecide } from '@ciguawatch/shared/api/schemas/revision';
import { type FieldValues, languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import { resolvedFields } from '@ciguawatch/shared/domain/revision/merge-fields';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { MovedToSpecies } from '../../db/schema/revisions';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { dependentsOf } from './dependents';
import { mergedFields, revisionFull } from './full-revision';
import type { RevisionRow } from './lock-revision';
import { markPictureOfFields } from './mark-pictures';
import { type RevisedObject, readObject } from './object';
import { replacementOf, replaceSpecies } from './replace';
import { contentFaults, lockDirectory } from './reviser';
import { insertObject, markDeleted, updateObject } from './write-object';

/** What an approved revision wrote. */
export interface AppliedChange {
  object_id: number;
  /** Values of the written fields before and after. */
  before: FieldValues;
  after: FieldValues;
  /** What the species that replaces it took over. */
  moved?: MovedToSpecies;
}

/** Error for a revision that cannot be applied now, with the three versions of each field. */
export async function conflictError(trx: Transaction<DB>, who: Operator, id: number): Promise<HttpError> {
  return new HttpError(409, 'conflict', { current: await revisionFull(trx, who, id) });
}

/**
 * Writes the fields of a pending revision within the transaction of the decision.
 * @throws HttpError 409 or 400
 */
export async function applyRevision(
  trx: Transaction<DB>,
  who: Operator,
  row: RevisionRow,
  { choices, object_version }: Pick<RevisionDecide, 'choices' | 'object_version'>,
  at: Date,
): Promise<AppliedChange> {
  await lockDirectory(trx);
  const object = await readObject(trx, row.object_type, row.object_id, true);
  if (row.action_type === 'add') return addObject(trx, row, at);
  if (!object || object.deleted) throw await conflictError(trx, who, row.id);
  // Choices between versions are valid only for the object version that the moderator saw.
  const isSeenVersion = object_version === object.version;
  if (object_version !== undefined && !isSeenVersion) throw await conflictError(trx, who, row.id);
  if (row.action_type === 'delete') {
    if (!isSeenVersion && row.base_version !== object.version) throw await conflictError(trx, who, row.id);
    return removeObject(trx, who, row, object, at);
  }
  if (choices && !isSeenVersion) throw invalidFields({ object_version: 'required' });
  return updateFields(trx, who, row, object, choices, at);
}

async function addObject(trx: Transaction<DB>, row: RevisionRow, at: Date): Promise<AppliedChange> {
  await checkContent(trx, row, row.after, at);
  const object_id = await insertObject(trx, row.object_type, row.after);
  return { object_id, before: {}, after: row.after };
}

/** A group can be deleted only when no species and no case belongs to it. */
async function removeObject(
  trx: Transaction<DB>,
  who: Operator,
  row: RevisionRow,
  held: RevisedObject,
  at: Date,
): Promise<AppliedChange> {
  if (row.object_type === 'phenotype') {
    const { species, cases } = await dependentsOf(trx, row.object_type, held.id);
    if (species.length > 0 || cases > 0) throw await conflictError(trx, who, row.id);
  }
  const into = replacementOf(row.after);
  if (into === null) await markDeleted(trx, row.object_type, held.id, at);
  const by = { user: who.id, at: at.getTime(), revision: row.id };
  const source = row.source ?? row.asked_reason ?? `#${row.id}`;
  const moved = into === null ? undefined : await replaceSpecies(trx, by, held, { into, source });
  return { object_id: held.id, before: held.values, after: {}, ...(moved && { moved }) };
}

/** @param choices by field, which version to keep where the object has changed too */
async function updateFields(
  trx: Transaction<DB>,
  who: Operator,
  row: RevisionRow,
  held: RevisedObject,
  choices: RevisionDecide['choices'],
  at: Date,
): Promise<AppliedChange> {
  const fields = mergedFields(row, held);
  const unknownFields = Object.keys(choices ?? {}).filter(
    (name) => !fields.some(({ field }) => field === name),
  );
  if (unknownFields.length > 0)
    throw invalidFields(
      Object.fromEntries(unknownFields.map((name) => [`choices.${name}`, 'unknown_field'])),
    );
  const settled = resolvedFields(fields, choices);
  if (settled === null) throw await conflictError(trx, who, row.id);
  const after = withReading(settled, held);
  await checkContent(trx, row, after, at);
  if (Object.keys(after).length > 0) await updateObject(trx, row.object_type, held.id, after);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, held.values[field] ?? null]));
  return { object_id: held.id, before, after };
}

/** A moderator who approves a new description has read it: the mark of the shipped text goes with it. */
function withReading(fields: FieldValues, held: RevisedObject): FieldValues {
  const describes = Object.keys(fields).some((field) => languageOfField(field).name === 'descriptions');
  return describes && held.values.descriptions_read === false
    ? { ...fields, descriptions_read: true }
    : fields;
}

async function checkContent(
  trx: Transaction<DB>,
  row: RevisionRow,
  fields: FieldValues,
  at: Date,
): Promise<void> {
  const faults = await contentFaults(trx, row.object_type, row.object_id, fields);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await markPictureOfFields(trx, fields, at.getTime());
}
