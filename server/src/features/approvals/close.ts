import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { ApprovalRow } from './note';

/** Closes a waiting change and drops its body, since the trail tells what was changed. */
export function closeApproval(
  trx: Transaction<DB>,
  { id }: Pick<ApprovalRow, 'id'>,
  came: {
    status: 'approved' | 'refused' | 'taken_back';
    decided_by: number;
    /** milliseconds since 1970 UTC */
    at: number;
    reason: string | null;
  },
): Promise<ApprovalRow> {
  const { at, ...columns } = came;
  return trx
    .updateTable('approval')
    .set({ ...columns, decided_at: new Date(at), body: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
