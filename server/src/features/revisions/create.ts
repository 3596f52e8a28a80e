import { randomUUID } from 'node:crypto';
import type { RevisionCreate, RevisionEdit, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { type FieldValues, flatFields, sameValue } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError, invalidFields, notFound } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import { checkRepeat } from '../../http/sent-before';
import type { Who } from '../../http/who';
import { audit } from '../audit/audit';
import { holdPictureOf } from './hold-pictures';
import { revisionItems } from './items';
import { type HeldObject, nameOf, readObject } from './object';
import { checkChange, contentFaults } from './reviser';
import { holdRevision, type RevisionRow } from './row';

type Asked = Pick<RevisionCreate, 'actionType' | 'object_type' | 'payload'>;

/**
 * Stores a proposed change of a species or group until a moderator decides; sending its `uuid` again returns
 * the same revision.
 * @throws HttpError 400 or 403 with a code per field, 404 when the object does not exist, 409 when the `uuid`
 * had another body
 */
export async function createRevision(deps: Deps, who: Who, body: RevisionCreate): Promise<RevisionItem> {
  return deps.store.tx(async (trx) => {
    const { uuid: sent, actionType, object_type, object_id = null } = body;
    const uuid = sent?.toLowerCase() ?? randomUUID();
    const body_hash = hashOf(body);
    const before = async () =>
      trx.selectFrom('revision').selectAll().where('uuid', '=', uuid).executeTakeFirst();
    const known = await before();
    if (known) return repeated(trx, who, body, known);
    const held = await objectOf(trx, body);
    const values = await valuesOf(trx, deps, who, body, held);
    const made = await trx
      .insertInto('revision')
      .values({
        ...{ uuid, body_hash, action_type: actionType, object_type, object_id },
        object_name: held ? nameOf(held.values) : nameOf(values.after),
        ...{ payload: jsonb(body.payload ?? {}), before: jsonb(values.before), after: jsonb(values.after) },
        base_version: held ? (body.version ?? held.version) : null,
        ...{ user_id: who.id, created_at: new Date(deps.clock.now()) },
      } as never)
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) {
      const other = await before();
      if (!other) throw new HttpError(409, 'conflict');
      return repeated(trx, who, body, other);
    }
    await note(trx, deps, who, 'create', made, null);
    return (await revisionItems(trx, [made]))[0]!;
  });
}

/**
 * The object of a change; null for one to be added.
 * @throws HttpError 400 or 404
 */
async function objectOf(
  trx: Reader,
  { actionType, object_type, object_id = null }: RevisionCreate,
): Promise<HeldObject | null> {
  if ((actionType === 'add') !== (object_id === null))
    throw invalidFields({ object_id: object_id === null ? 'required' : 'unknown_id' });
  const held = await readObject(trx, object_type, object_id);
  if (object_id !== null && (!held || held.deleted)) throw notFound('There is no such object.');
  return held;
}

/**
 * Replaces one's own pending change by another.
 * @param version from `If-Match`
 * @throws HttpError 403, 404, or 409 when it was decided or edited since
 */
export async function editRevision(
  deps: Deps,
  who: Who,
  id: number,
  body: RevisionEdit,
  version: number,
): Promise<RevisionItem> {
  return deps.store.tx(async (trx) => {
    const row = await holdOwn(trx, who, id);
    const [item] = await revisionItems(trx, [row]);
    if (row.status !== 'pending') throw new HttpError(409, 'conflict', { current: item });
    checkVersion(version, row.version, item);
    if (row.action_type === 'delete') throw invalidFields({ payload: 'unknown_choice' });
    const held = await readObject(trx, row.object_type, row.object_id);
    const asked = { actionType: row.action_type, object_type: row.object_type, payload: body.payload };
    const values = await valuesOf(trx, deps, who, asked, held);
    // The stored old values stay, unless the editor started again from the current version of the object.
    const restarted = held !== null && body.version === held.version;
    const was = restarted ? values.before : { ...values.before, ...pick(row.before, values.after) };
    const [changed] = await trx
      .updateTable('revision')
      .set({
        ...{ payload: jsonb(body.payload), before: jsonb(was), after: jsonb(values.after) },
        base_version: restarted ? held.version : row.base_version,
        ...(row.action_type === 'add' && { object_name: nameOf(values.after) }),
        version: row.version + 1,
      } as never)
      .where('id', '=', id)
      .returningAll()
      .execute();
    await note(trx, deps, who, 'update', changed!, row);
    return (await revisionItems(trx, [changed!]))[0]!;
  });
}

/**
 * Withdraws one's own pending change; repeating it changes nothing.
 * @throws HttpError 403, 404, or 409 when it was decided
 */
export async function withdrawRevision(deps: Deps, who: Who, id: number, version: number): Promise<void> {
  await deps.store.tx(async (trx) => {
    const row = await holdOwn(trx, who, id);
    if (row.withdrawn_at !== null) return;
    const [item] = await revisionItems(trx, [row]);
    if (row.status !== 'pending') throw new HttpError(409, 'conflict', { current: item });
    checkVersion(version, row.version, item);
    const at = new Date(deps.clock.now());
    await trx
      .updateTable('revision')
      .set({ status: 'rejected', withdrawn_at: at, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...{ at: deps.clock.now(), user: who.id, kind: 'revision', object_id: id, action: 'withdraw' },
      ...{ before: { status: 'pending' }, after: { status: 'rejected' } },
    });
  });
}

async function holdOwn(trx: Reader, who: Who, id: number): Promise<RevisionRow> {
  const row = await holdRevision(trx, id);
  if (row.user_id !== who.id) throw new HttpError(403, 'forbidden');
  return row;
}

const pick = (values: FieldValues, of: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in of));

/** Old and new values of the changed fields, without those that stay the same. */
async function valuesOf(
  trx: Transaction<DB>,
  { clock }: Pick<Deps, 'clock'>,
  who: Who,
  { actionType, object_type, payload }: Asked,
  held: HeldObject | null,
): Promise<{ before: FieldValues; after: FieldValues }> {
  if (actionType === 'delete') {
    await checkChange(trx, who, object_type, actionType, {});
    const before = held?.values ?? {};
    return { before, after: Object.fromEntries(Object.keys(before).map((field) => [field, null])) };
  }
  const asked = flatFields(payload ?? {});
  await checkChange(trx, who, object_type, actionType, asked);
  const after = Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => !sameValue(value, held?.values[field])),
  );
  if (Object.keys(after).length === 0) throw invalidFields({ payload: 'required' });
  const faults = await contentFaults(trx, object_type, held?.id ?? null, after);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await holdPictureOf(trx, after, clock.now());
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, held?.values[field] ?? null]));
  return { before, after };
}

const hashOf = ({ uuid: _, ...said }: RevisionCreate): string => bodyHash(said);

/**
 * Returns the revision that the first copy of the call made, in its current state.
 * @throws HttpError 409 for another body
 */
async function repeated(
  trx: Reader,
  who: Who,
  body: RevisionCreate,
  row: RevisionRow,
): Promise<RevisionItem> {
  const same = row.user_id === who.id && row.object_type === body.object_type;
  if (!same || row.action_type !== body.actionType) throw new HttpError(409, 'uuid_reused');
  const [current] = await revisionItems(trx, [row]);
  checkRepeat(row.body_hash, hashOf(body), { current });
  return current!;
}

async function note(
  trx: Parameters<typeof audit>[0],
  deps: Deps,
  who: Who,
  action: string,
  row: RevisionRow,
  before: RevisionRow | null,
): Promise<void> {
  const { id: object_id, object_type, action_type, after } = row;
  await audit(trx, {
    ...{ at: deps.clock.now(), user: who.id, kind: 'revision', object_id, action },
    ...(before && { before: { fields: before.after } }),
    after: { object_type, object: row.object_id, action: action_type, fields: after },
  });
}
