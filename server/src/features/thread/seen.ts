import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';

/** Marks the mentions of an account in the notes of a case as seen. */
export async function markMentionsSeen(
  trx: Transaction<DB>,
  who: Operator,
  id: number,
  now: Date,
): Promise<void> {
  await sql`update case_mention set seen_at = ${now}
    where user_id = ${who.id} and case_id = ${id} and seen_at is null`.execute(trx);
}

/** Whether a note of a case mentions an account that has not seen it. */
export async function isMentioned(db: Reader, who: Operator, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('case_mention')
    .select('note_id')
    .where('user_id', '=', who.id)
    .where('case_id', '=', id)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
