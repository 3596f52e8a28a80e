import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { handedBack, takenOver } from '@ciguawatch/shared/domain/revision/merge-species';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { MovedToSpecies } from '../../db/schema/revisions';
import type { Reader } from '../../db/store';
import { invalidFields } from '../../http/errors/http-error';
import { auditEach } from '../audit/audit';
import { markPictureOfFields } from './mark-pictures';
import { type RevisedObject, readObject } from './object';
import { directoryFaults } from './reviser';
import { markDeleted, updateObject } from './write-object';

/** Who replaces a species or takes that back, when, and by which revision. */
interface Replacing {
  user: number;
  /** milliseconds since 1970 UTC */
  at: number;
  revision: number;
}

/** The species that the fields of a deletion name as its replacement; null without. */
export const replacementOf = ({ replaced_by }: FieldValues): number | null =>
  typeof replaced_by === 'number' ? replaced_by : null;

/**
 * The species that shall take over another.
 * @throws HttpError 400 when it is not in the directory, or the species itself
 */
export async function readReplacement(
  db: Reader,
  id: number,
  replaced: number | null,
  lock = false,
): Promise<RevisedObject> {
  const into = id === replaced ? null : await readObject(db, 'specie', id, lock);
  if (!into || into.deleted) throw invalidFields({ 'payload.replaced_by': 'unknown_id' });
  return into;
}

/**
 * Replaces a locked species by another, which takes over its cases, its names and the picture, texts and facts
 * that it lacks.
 * @param source who says that both are one
 * @throws HttpError 400 when the other species is gone
 */
export async function replaceSpecies(
  trx: Transaction<DB>,
  by: Replacing,
  from: RevisedObject,
  { into: id, source }: { into: number; source: string },
): Promise<MovedToSpecies> {
  const into = await readReplacement(trx, id, from.id, true);
  const after = takenOver(from.values, into.values, source);
  await markPictureOfFields(trx, after, by.at);
  await writeSpecies(trx, by, into, after);
  await markDeleted(trx, 'specie', from.id, new Date(by.at), id);
  const cases = await moveCases(trx, by, { from: from.id, into: id });
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, into.values[field] ?? null]));
  return { into: id, cases, before, after };
}

/**
 * Takes a replacement back: the cases that it moved and that still name the other species return, and what it added
 * to that species goes.
 * @param from the replaced species, locked
 * @throws HttpError 400 when its name or ids were given to another since
 */
export async function takeBackReplacement(
  trx: Transaction<DB>,
  by: Replacing,
  from: RevisedObject,
  { into: id, cases, before, after }: MovedToSpecies,
): Promise<void> {
  const into = await readObject(trx, 'specie', id, true);
  if (into) await writeSpecies(trx, by, into, handedBack(before, after, into.values));
  const faults = await directoryFaults(trx, 'specie', from.id, from.values);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await markPictureOfFields(trx, from.values, by.at);
  await markDeleted(trx, 'specie', from.id, null);
  await moveCases(trx, by, { from: id, into: from.id, only: cases });
}

async function writeSpecies(
  trx: Transaction<DB>,
  { user, at, revision }: Replacing,
  held: RevisedObject,
  fields: FieldValues,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await updateObject(trx, 'specie', held.id, fields);
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, held.values[field] ?? null]));
  await auditEach(trx, [
    {
      at,
      user,
      kind: 'specie',
      object_id: held.id,
      action: 'update',
      before,
      after: { ...fields, revision },
    },
  ]);
}

/** Lets cases name another species, deleted ones too; each has its line in the trail. */
async function moveCases(
  trx: Transaction<DB>,
  { user, at, revision }: Replacing,
  { from, into, only }: { from: number; into: number; only?: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; country: number }>`
    update case_report set specie_id = ${into}
    where specie_id = ${from} ${only ? sql`and id = any(${[...only]}::int[])` : sql``}
    returning id, case_country as country`.execute(trx);
  await auditEach(
    trx,
    rows.map(({ id, country }) => ({
      ...{ at, user, kind: 'case' as const, object_id: id, action: 'update' as const, country },
      ...{ before: { specie_id: from }, after: { specie_id: into, revision } },
    })),
  );
  return rows.map(({ id }) => id);
}
