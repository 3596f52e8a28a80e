import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Who } from '../../../http/who';

/**
 * For each case, the states before the caller's own latest reviews, which `undo` may return to (including
 * `new`). Anybody else's change ends the sequence, so that nothing else is undone; the version in the call is
 * that of the last review.
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
