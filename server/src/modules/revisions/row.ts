import type { Kysely, Selectable } from 'kysely';
import type { DB } from '../../db/schema';
import type { RevisionTable } from '../../db/schema/revisions';
import { notFound } from '../../http/http-error';

export type RevisionRow = Selectable<RevisionTable>;

/** A revision, held against other writers until the transaction ends. @throws HttpError 404 */
export async function holdRevision(trx: Kysely<DB>, id: number): Promise<RevisionRow> {
  const row = await trx
    .selectFrom('revision')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such revision.');
  return row;
}
