import type { CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { notFound } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { findCase } from '../../cases/find';
import { editorOf, NAME } from '../editors';

const query = (db: Reader) =>
  db
    .selectFrom('case_attachment as a')
    .leftJoin('app_user as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.case_id', 'a.kind', 'a.name', 'a.type', 'a.size', 'a.at', 'a.key', 'a.asked'])
    .select(['a.user_id', sql<string | null>`${NAME}`.as('author')]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;

const attachmentOf = ({ id, case_id, kind, name, type, size, at, user_id, author }: Row): CaseAttachment => ({
  ...{ id, case_id, kind, name, type, size },
  author: editorOf(user_id, author),
  at: at.toISOString(),
});

/** Attachments of a case, the oldest first. */
export async function attachmentsOf(db: Reader, id: number): Promise<CaseAttachment[]> {
  return (await query(db).where('a.case_id', '=', id).orderBy('a.id').execute()).map(attachmentOf);
}

/** An attachment sent under a uuid, with its sender and the hash of what was sent; undefined when there is none. */
export async function sentAttachment(db: Reader, uuid: string) {
  const row = await query(db).where('a.uuid', '=', uuid).executeTakeFirst();
  return row && { attachment: attachmentOf(row), user: row.user_id, asked: row.asked };
}

/**
 * An attachment of a case that the account may read, with its folder and the country of the case.
 * @throws HttpError 404 or 403
 */
export async function findAttachment(db: Reader, id: number, who: Operator) {
  const row = await query(db).where('a.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('There is no such attachment.');
  const { case_country: country, deleted_at } = await findCase(db, row.case_id, who);
  return { ...attachmentOf(row), key: row.key, country, isDeleted: deleted_at !== null };
}
