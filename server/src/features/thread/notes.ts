import type { CaseNote, NoteCreate, NotePatch } from '@ciguawatch/shared/api/schemas/desk/thread';
import { NOTE_EDIT_MS } from '@ciguawatch/shared/domain/codes/thread-codes';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError, invalidFields, notFound } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { checkRepeat } from '../../http/sent-before';
import { hmacOf } from '../../security/hash';
import { audit } from '../audit/audit';
import { findCase } from '../cases/find';
import { areEditors } from './editors';
import { oneNote } from './note-rows';
import { lockOpenCase } from './open-case';
import { markMentionsSeen } from './seen';

type NoteDeps = Pick<Deps, 'store' | 'clock' | 'secret'>;

/**
 * Stores a note about a case; a repeated request returns the stored one. Writing a note marks the mentions of
 * its author as answered.
 * @throws HttpError 400 for a mention of somebody who does not edit cases of the country, 403, 404, 409
 */
export function writeNote(deps: NoteDeps, who: Operator, id: number, body: NoteCreate): Promise<CaseNote> {
  const now = new Date(deps.clock.now());
  // A plain hash of a short text could be guessed long after the text was erased.
  const body_hash = hmacOf(deps.secret, `note:${id}:${who.id}:${bodyHash(body)}`);
  return deps.store.tx(async (trx) => {
    const { case_country: country } = await lockOpenCase(trx, id, who);
    const { uuid, kind } = body;
    const made = await trx
      .insertInto('case_note')
      .values({ uuid, body_hash, case_id: id, user_id: who.id, kind, text: body.text.trim(), at: now })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return repeated(trx, who, uuid, body_hash);
    await mention(trx, { note: made.id, id, country }, body.mentions, who);
    await markMentionsSeen(trx, who, id, now);
    await note(trx, deps, who, { id, country, action: 'note_add', note: made.id });
    return oneNote(trx, who, made.id);
  });
}

async function repeated(trx: Transaction<DB>, who: Operator, uuid: string, hash: string): Promise<CaseNote> {
  const held = await trx
    .selectFrom('case_note')
    .select(['id', 'body_hash'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  checkRepeat(held.body_hash, hash);
  return oneNote(trx, who, held.id);
}

/**
 * Changes one's own note while it is fresh; a colleague mentioned only now has not seen it.
 * @throws HttpError 403 `note_foreign`, 409 `note_late` or `conflict`, and as `writeNote`
 */
export function patchNote(
  deps: NoteDeps,
  who: Operator,
  id: number,
  body: NotePatch,
  version: number,
): Promise<CaseNote> {
  const now = deps.clock.now();
  return deps.store.tx(async (trx) => {
    const { held, country } = await holdOwn(trx, who, id, version);
    if (held.erased_at !== null || now - Date.parse(held.at) > NOTE_EDIT_MS)
      throw new HttpError(409, 'note_late');
    await trx
      .updateTable('case_note')
      .set({ text: body.text.trim(), edited_at: new Date(now), version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (body.mentions) {
      await sql`delete from case_mention where note_id = ${id} and user_id <> all(${body.mentions}::int[])`.execute(
        trx,
      );
      await mention(trx, { note: id, id: held.case_id, country }, body.mentions, who);
    }
    await note(trx, deps, who, { id: held.case_id, country, action: 'note_change', note: id });
    return oneNote(trx, who, id);
  });
}

/**
 * Erases text and mentions of one's own note; that the note existed remains visible.
 * @throws HttpError 403 `note_foreign`, 404, 409
 */
export function eraseNote(deps: NoteDeps, who: Operator, id: number, version: number): Promise<CaseNote> {
  return deps.store.tx(async (trx) => {
    const { held, country } = await holdOwn(trx, who, id, version);
    if (held.erased_at !== null) return held;
    await emptyNotes(trx, [id], deps.clock.now());
    await note(trx, deps, who, { id: held.case_id, country, action: 'note_erase', note: id });
    return oneNote(trx, who, id);
  });
}

/** Erases the texts of notes, and with them who is mentioned. */
export async function emptyNotes(trx: Transaction<DB>, ids: readonly number[], now: number): Promise<void> {
  await trx
    .updateTable('case_note')
    .set({ text: '', erased_at: new Date(now), version: sql<number>`version + 1` })
    .where('id', 'in', [0, ...ids])
    .execute();
  await trx
    .deleteFrom('case_mention')
    .where('note_id', 'in', [0, ...ids])
    .execute();
}

/**
 * One's own note in a managed country.
 * @throws HttpError 403 `note_foreign`, 404
 */
export async function ownNote(db: Reader, who: Operator, id: number): Promise<CaseNote> {
  const row = await db
    .selectFrom('case_note')
    .select(['case_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such note.');
  await findCase(db, row.case_id, who);
  if (row.user_id !== who.id) throw new HttpError(403, 'note_foreign');
  return oneNote(db, who, id);
}

async function holdOwn(trx: Transaction<DB>, who: Operator, id: number, version: number) {
  const row = await trx
    .selectFrom('case_note')
    .select(['case_id', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such note.');
  const { case_country: country } = await lockOpenCase(trx, row.case_id, who);
  if (row.user_id !== who.id) throw new HttpError(403, 'note_foreign');
  const held = await oneNote(trx, who, id);
  checkVersion(version, held.version, held);
  return { held, country };
}

async function mention(
  trx: Transaction<DB>,
  { note: note_id, id, country }: { note: number; id: number; country: number | null },
  mentions: readonly number[],
  who: Operator,
): Promise<void> {
  const ids = [...new Set(mentions)];
  if (!(await areEditors(trx, ids, country))) throw invalidFields({ mentions: 'unknown_id' });
  const others = ids.filter((one) => one !== who.id);
  if (others.length === 0) return;
  await trx
    .insertInto('case_mention')
    .values(others.map((user_id) => ({ note_id, user_id, case_id: id })))
    .onConflict((conflict) => conflict.columns(['note_id', 'user_id']).doNothing())
    .execute();
}

/** The trail records that a note existed, never its text. */
const note = (
  trx: Transaction<DB>,
  { clock }: NoteDeps,
  who: Operator,
  {
    id,
    country,
    action,
    note: number,
  }: { id: number; country: number | null; action: 'note_add' | 'note_change' | 'note_erase'; note: number },
): Promise<void> =>
  audit(trx, {
    ...{ at: clock.now(), user: who.id, kind: 'case', object_id: id, action, country },
    after: { note: number },
  });
