import { sql } from 'kysely';
import type { Store } from '../../db/store';

/** Days that a decided change is kept besides the trail (product decision on retention). */
const KEPT_DAYS = 30;

/**
 * Removes changes decided more than 30 days ago, those of removed cases, and waiting ones of cases that
 * cannot change any more, because their fields may describe a patient.
 * @param now milliseconds since 1970 UTC
 * @returns number of removed changes
 */
export async function purgeApprovals(store: Store, now: number): Promise<number> {
  const before = new Date(now - KEPT_DAYS * 86_400_000);
  const purging = sql`delete from approval a where decided_at < ${before} or exists (
      select from jsonb_to_recordset(a.changes) as line (kind text, object_id text)
      left join case_report c on c.id::text = line.object_id
      where line.kind = 'case' and (c.id is null
        or (a.status = 'waiting' and (c.review_state = 'withdrawn' or c.deleted_at < ${before}))))
    returning id`;
  const { rows } = await store.tx((trx) => purging.execute(trx));
  return rows.length;
}
