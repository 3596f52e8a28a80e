import type { Selectable } from 'kysely';
import type { RevisionTable } from '../../db/schema/revisions';
import type { Reader } from '../../db/store';
import { notFound } from '../../http/errors/http-error';

/** A stored revision. */
export type RevisionRow = Selectable<RevisionTable>;

/**
 * A revision, locked until the transaction ends.
 * @throws HttpError 404
 */
export async function lockRevision(trx: Reader, id: number): Promise<RevisionRow> {
  const row = await trx
    .selectFrom('revision')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such revision.');
  return row;
}
