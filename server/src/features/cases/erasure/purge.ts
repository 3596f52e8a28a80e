import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { audit } from '../../audit/audit';
import { purgeBefore } from '../remove';
import { forgetSearchedWords } from './forget-searched-words';

/** Cases removed in one transaction; few, because an open transaction holds the sync watermark back. */
const BATCH = 200;

/**
 * Removes cases that were deleted or withdrawn longer ago than the retention period (product decisions,
 * "Retention"), with their contacts. A trigger adds the tombstone, and `emptyCopies` erases the copies.
 * @param now milliseconds since 1970 UTC
 * @returns number of cases
 */
export async function purgeCases(store: Store, now: number): Promise<number> {
  for (let gone = 0; ; ) {
    const n = await store.tx((trx) => purgeBatch(trx, now));
    gone += n;
    if (n < BATCH) return gone;
  }
}

async function purgeBatch(trx: Transaction<DB>, now: number): Promise<number> {
  const before = purgeBefore(now);
  const { rows } = await sql<{ id: number; case_uuid: string | null; contact_id: number | null }>`
    select id, case_uuid::text, contact_id from case_report
    where deleted_at < ${before}
      or (review_state = 'withdrawn' and coalesce(withdrawn_at, changed_at) < ${before})
    order by id limit ${sql.lit(BATCH)} for update`.execute(trx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await forgetSearchedWords(trx, ids, now);
  await releaseDuplicates(trx, ids, now);
  await trx.deleteFrom('case_report').where('id', 'in', ids).execute();
  const contacts = rows.flatMap(({ contact_id }) => contact_id ?? []);
  const uuids = rows.flatMap(({ case_uuid }) => case_uuid ?? []);
  await sql`delete from contact
    where id = any(${contacts}::int[]) or case_uuid = any(${uuids}::uuid[])`.execute(trx);
  return rows.length;
}

/** Duplicates of removed cases count by themselves from now on; their history notes it. */
async function releaseDuplicates(trx: Transaction<DB>, ids: readonly number[], now: number): Promise<void> {
  const held = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country', 'duplicate_of'])
    .where('duplicate_of', 'in', ids)
    .where('id', 'not in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, case_country: country, duplicate_of } of held) {
    await trx
      .updateTable('case_report')
      .set((eb) => ({ duplicate_of: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...{ at: now, user: null, kind: 'case', object_id: id, action: 'update', country },
      before: { duplicate_of },
      after: { duplicate_of: null },
    });
  }
}
