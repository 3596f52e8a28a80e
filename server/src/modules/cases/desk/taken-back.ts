import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Who } from '../../../http/who';

/**
 * For each case whose last change was a review by this person, the state that it was in before: a slip is taken back
 * to where it began, which may be `new`. The call names the version that the review left, so that nothing else is undone.
 */
export async function statesBefore(
  trx: Transaction<DB>,
  who: Who,
  ids: readonly number[],
): Promise<Map<number, ReviewState>> {
  const { rows } = await sql<{ id: string; action: string; user_id: number; state: ReviewState | null }>`
    select distinct on (object_id) object_id as id, action, user_id, before ->> 'review_state' as state
    from audit
    where kind = 'case' and object_id = any(${ids.map(String)}::text[]) and action <> 'read_contact'
    order by object_id, audit.id desc`.execute(trx);
  const own = rows.filter(({ action, user_id }) => action === 'review' && user_id === who.id);
  return new Map(own.flatMap(({ id, state }) => (state === null ? [] : [[Number(id), state] as const])));
}
