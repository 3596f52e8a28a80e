import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Who } from '../../../http/who';

/**
 * For each case the states that this person's own reviews at the end of its history began from: a slip is taken back
 * to where it was, which may be `new`. The call names the version that the last review left, and whatever somebody
 * else did ends the run, so that nothing else is undone.
 */
export async function statesBefore(
  trx: Transaction<DB>,
  who: Who,
  ids: readonly number[],
): Promise<Map<number, Set<ReviewState>>> {
  const { rows } = await sql<{ id: string; own: boolean; state: ReviewState | null }>`
    select object_id as id, (action = 'review' and user_id = ${who.id}) as own, before ->> 'review_state' as state
    from audit
    where kind = 'case' and object_id = any(${ids.map(String)}::text[]) and action <> 'read_contact'
    order by audit.id desc`.execute(trx);
  const found = new Map(ids.map((id) => [id, new Set<ReviewState>()]));
  const ended = new Set<string>();
  for (const { id, own, state } of rows) {
    if (!own || state === null) ended.add(id);
    else if (!ended.has(id)) found.get(Number(id))?.add(state);
  }
  return found;
}
