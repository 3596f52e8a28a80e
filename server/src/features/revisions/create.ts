import { randomUUID } from 'node:crypto';
import type {
  RevisionCreate,
  RevisionEdit,
  RevisionItem,
  RevisionPayload,
} from '@ciguawatch/shared/api/schemas/revision';
import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import { tidyNames } from '@ciguawatch/shared/domain/revision/directory-names';
import { type FieldValues, flatFields, sameValue } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError, invalidFields, notFound } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { checkRepeat } from '../../http/sent-before';
import { audit } from '../audit/audit';
import { revisionItems } from './items';
import { lockRevision, type RevisionRow } from './lock-revision';
import { markPictureOfFields } from './mark-pictures';
import { objectName, type RevisedObject, readObject } from './object';
import { readReplacement } from './replace';
import { checkChange, contentFaults } from './reviser';
import { writtenPayload } from './written-payload';

type ProposedChange = Pick<RevisionCreate, 'actionType' | 'object_type'> & { payload: RevisionPayload };

/**
 * Stores a proposed change of a species or group until a moderator decides; sending its `uuid` again returns
 * the same revision.
 * @throws HttpError 400 or 403 with a code per field, 404 when the object does not exist, 409 when the `uuid`
 * had another body
 */
export async function createRevision(
  deps: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  body: RevisionCreate,
): Promise<RevisionItem> {
  return deps.store.tx(async (trx) => {
    const { uuid: sent, actionType, object_type, object_id = null } = body;
    const uuid = sent?.toLowerCase() ?? randomUUID();
    const body_hash = changeHash(body);
    const before = async () =>
      trx.selectFrom('revision').selectAll().where('uuid', '=', uuid).executeTakeFirst();
    const earlierRevision = await before();
    if (earlierRevision) return repeatedRevision(trx, who, body, earlierRevision);
    const currentObject = await changedObject(trx, body);
    const payload = writtenPayload(body.payload ?? {}, currentObject);
    const values = await changedValues(trx, deps, who, { actionType, object_type, payload }, currentObject);
    const createdRevision = await trx
      .insertInto('revision')
      .values({
        ...{ uuid, body_hash, action_type: actionType, object_type, object_id },
        object_name: currentObject ? objectName(currentObject.values) : objectName(values.after),
        ...{ payload: jsonb(payload), before: jsonb(values.before), after: jsonb(values.after) },
        ...askedFields(body),
        base_version: currentObject ? (body.version ?? body.payload?.version ?? currentObject.version) : null,
        ...{ user_id: who.id, created_at: new Date(deps.clock.now()) },
      } as never)
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!createdRevision) {
      const concurrentRevision = await before();
      if (!concurrentRevision) throw new HttpError(409, 'conflict');
      return repeatedRevision(trx, who, body, concurrentRevision);
    }
    await noteRevision(trx, deps, who, 'create', createdRevision, null);
    return (await revisionItems(trx, [createdRevision]))[0]!;
  });
}

/**
 * The object of a change; null for one to be added.
 * @throws HttpError 400 or 404
 */
async function changedObject(
  trx: Reader,
  { actionType, object_type, object_id = null }: RevisionCreate,
): Promise<RevisedObject | null> {
  if ((actionType === 'add') !== (object_id === null))
    throw invalidFields({ object_id: object_id === null ? 'required' : 'unknown_id' });
  const currentObject = await readObject(trx, object_type, object_id);
  if (object_id !== null && (!currentObject || currentObject.deleted))
    throw notFound('There is no such object.');
  return currentObject;
}

/**
 * Replaces one's own pending change by another.
 * @param version from `If-Match`
 * @throws HttpError 403, 404, or 409 when it was decided or edited since
 */
export async function editRevision(
  deps: Deps,
  who: Operator,
  id: number,
  body: RevisionEdit,
  version: number,
): Promise<RevisionItem> {
  return deps.store.tx(async (trx) => {
    const row = await lockOwnRevision(trx, who, id);
    const [item] = await revisionItems(trx, [row]);
    if (row.status !== 'pending') throw new HttpError(409, 'conflict', { current: item });
    checkVersion(version, row.version, item);
    if (row.action_type === 'delete') throw invalidFields({ payload: 'unknown_choice' });
    const currentObject = await readObject(trx, row.object_type, row.object_id);
    const payload = writtenPayload(body.payload, currentObject);
    const changeOfType = { actionType: row.action_type, object_type: row.object_type, payload };
    const values = await changedValues(trx, deps, who, changeOfType, currentObject);
    // The stored old values stay, unless the editor started again from the current version of the object.
    const restarted = currentObject !== null && body.version === currentObject.version;
    const was = restarted ? values.before : { ...values.before, ...pickFields(row.before, values.after) };
    const [changed] = await trx
      .updateTable('revision')
      .set({
        ...{ payload: jsonb(payload), before: jsonb(was), after: jsonb(values.after) },
        ...askedFields(body),
        base_version: restarted ? currentObject.version : row.base_version,
        ...(row.action_type === 'add' && { object_name: objectName(values.after) }),
        version: row.version + 1,
      } as never)
      .where('id', '=', id)
      .returningAll()
      .execute();
    await noteRevision(trx, deps, who, 'update', changed!, row);
    return (await revisionItems(trx, [changed!]))[0]!;
  });
}

/**
 * Withdraws one's own pending change; repeating it changes nothing.
 * @throws HttpError 403, 404, or 409 when it was decided
 */
export async function withdrawRevision(
  deps: Deps,
  who: Operator,
  id: number,
  version: number,
): Promise<void> {
  await deps.store.tx(async (trx) => {
    const row = await lockOwnRevision(trx, who, id);
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

/** Why a change is asked for and who says so, as far as the body tells. */
const askedFields = ({ asked_reason, source }: Pick<RevisionCreate, 'asked_reason' | 'source'>) => ({
  ...(asked_reason !== undefined && { asked_reason: asked_reason?.trim() || null }),
  ...(source !== undefined && { source: source?.trim() || null }),
});

async function lockOwnRevision(trx: Reader, who: Operator, id: number): Promise<RevisionRow> {
  const row = await lockRevision(trx, id);
  if (row.user_id !== who.id) throw new HttpError(403, 'forbidden');
  return row;
}

const pickFields = (values: FieldValues, of: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in of));

/** Old and new values of the changed fields, without those that stay the same. */
async function changedValues(
  trx: Transaction<DB>,
  { clock }: Pick<Deps, 'clock'>,
  who: Operator,
  { actionType, object_type, payload }: ProposedChange,
  held: RevisedObject | null,
): Promise<{ before: FieldValues; after: FieldValues }> {
  if (actionType === 'delete') {
    await checkChange(trx, who, object_type, actionType, {});
    const before = held?.values ?? {};
    const emptied = Object.fromEntries(Object.keys(before).map((field) => [field, null]));
    return { before, after: { ...emptied, ...(await replacedBy(trx, object_type, payload, held)) } };
  }
  const requestedFields = tidyNames(flatFields(payload));
  await checkChange(trx, who, object_type, actionType, requestedFields);
  const after = Object.fromEntries(
    Object.entries(requestedFields).filter(([field, value]) => !sameValue(value, held?.values[field])),
  );
  if (Object.keys(after).length === 0) throw invalidFields({ payload: 'required' });
  const faults = await contentFaults(trx, object_type, held?.id ?? null, after);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await markPictureOfFields(trx, after, clock.now());
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, held?.values[field] ?? null]));
  return { before, after };
}

/**
 * The replacement that a deletion names.
 * @throws HttpError 400 for anything else in its payload
 */
async function replacedBy(
  trx: Transaction<DB>,
  object: ProposedChange['object_type'],
  { replaced_by = null, ...rest }: RevisionPayload,
  held: RevisedObject | null,
): Promise<FieldValues> {
  const [extra] = Object.keys(rest);
  if (extra !== undefined) throw invalidFields({ [`payload.${extra}`]: 'unknown_field' });
  if (replaced_by === null) return {};
  if (object !== 'specie') throw invalidFields({ 'payload.replaced_by': 'unknown_field' });
  await readReplacement(trx, replaced_by, held?.id ?? null);
  return { replaced_by };
}

const changeHash = ({ uuid: _, ...said }: RevisionCreate): string => bodyHash(said);

/**
 * Returns the revision that the first copy of the call made, in its current state.
 * @throws HttpError 409 for another body
 */
async function repeatedRevision(
  trx: Reader,
  who: Operator,
  body: RevisionCreate,
  row: RevisionRow,
): Promise<RevisionItem> {
  const isSameObject = row.user_id === who.id && row.object_type === body.object_type;
  if (!isSameObject || row.action_type !== body.actionType) throw new HttpError(409, 'uuid_reused');
  const [current] = await revisionItems(trx, [row]);
  checkRepeat(row.body_hash, changeHash(body), { current });
  return current!;
}

async function noteRevision(
  trx: Parameters<typeof audit>[0],
  deps: Pick<Deps, 'clock'>,
  who: Operator,
  action: AuditAction,
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
