import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/**
 * Locks an alert until the transaction ends, so that the second of two concurrent changes sees the first.
 * @returns when and by which account it was decided last; undefined when there is no such alert
 */
export function lockAlert(
  trx: Transaction<DB>,
  id: number,
): Promise<{ decided_at: Date | null; decided_by: number | null } | undefined> {
  return trx
    .selectFrom('alert')
    .select(['decided_at', 'decided_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
