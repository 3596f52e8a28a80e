import type { RevisionDecide } from '@ciguawatch/shared/api/schemas/revision';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { settledFields } from '@ciguawatch/shared/domain/revision/merge-fields';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import { dependentsOf } from './dependents';
import { fieldsOf, revisionFull } from './full';
import { holdPictureOf } from './hold-pictures';
import { type HeldObject, readObject } from './object';
import { contentFaults } from './reviser';
import type { RevisionRow } from './row';
import { insertObject, markDeleted, updateObject } from './write-object';

/** What an approved revision wrote. */
export interface Applied {
  object_id: number;
  /** Values of the written fields before and after. */
  before: FieldValues;
  after: FieldValues;
}

/** Error for a revision that cannot be applied now, with the three versions of each field. */
export async function conflict(trx: Transaction<DB>, who: Who, id: number): Promise<HttpError> {
  return new HttpError(409, 'conflict', { current: await revisionFull(trx, who, id) });
}

/**
 * Writes the fields of a pending revision within the transaction of the decision.
 * @throws HttpError 409 or 400
 */
export async function applyRevision(
  trx: Transaction<DB>,
  who: Who,
  row: RevisionRow,
  { choices, object_version }: Pick<RevisionDecide, 'choices' | 'object_version'>,
  at: Date,
): Promise<Applied> {
  const held = await readObject(trx, row.object_type, row.object_id, true);
  if (row.action_type === 'add') return add(trx, row, at);
  if (!held || held.deleted) throw await conflict(trx, who, row.id);
  // Choices between versions are valid only for the object version that the moderator saw.
  const seen = object_version === held.version;
  if (object_version !== undefined && !seen) throw await conflict(trx, who, row.id);
  if (row.action_type === 'delete') {
    if (!seen && row.base_version !== held.version) throw await conflict(trx, who, row.id);
    return remove(trx, who, row, held, at);
  }
  if (choices && !seen) throw invalidFields({ object_version: 'required' });
  return update(trx, who, row, held, choices, at);
}

async function add(trx: Transaction<DB>, row: RevisionRow, at: Date): Promise<Applied> {
  await checkContent(trx, row, row.after, at);
  const object_id = await insertObject(trx, row.object_type, row.after);
  return { object_id, before: {}, after: row.after };
}

/** A group can be deleted only when no species and no case belongs to it. */
async function remove(
  trx: Transaction<DB>,
  who: Who,
  row: RevisionRow,
  held: HeldObject,
  at: Date,
): Promise<Applied> {
  if (row.object_type === 'phenotype') {
    const { species, cases } = await dependentsOf(trx, row.object_type, held.id);
    if (species.length > 0 || cases > 0) throw await conflict(trx, who, row.id);
  }
  await markDeleted(trx, row.object_type, held.id, at);
  return { object_id: held.id, before: held.values, after: {} };
}

/** @param choices by field, which version to keep where the object has changed too */
async function update(
  trx: Transaction<DB>,
  who: Who,
  row: RevisionRow,
  held: HeldObject,
  choices: RevisionDecide['choices'],
  at: Date,
): Promise<Applied> {
  const fields = fieldsOf(row, held);
  const strange = Object.keys(choices ?? {}).filter((name) => !fields.some(({ field }) => field === name));
  if (strange.length > 0)
    throw invalidFields(Object.fromEntries(strange.map((name) => [`choices.${name}`, 'unknown_field'])));
  const after = settledFields(fields, choices);
  if (after === null) throw await conflict(trx, who, row.id);
  await checkContent(trx, row, after, at);
  if (Object.keys(after).length > 0) await updateObject(trx, row.object_type, held.id, after);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, held.values[field] ?? null]));
  return { object_id: held.id, before, after };
}

async function checkContent(
  trx: Transaction<DB>,
  row: RevisionRow,
  fields: FieldValues,
  at: Date,
): Promise<void> {
  const faults = await contentFaults(trx, row.object_type, row.object_id, fields);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await holdPictureOf(trx, fields, at.getTime());
}
