import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { ApprovalTable } from '../../db/schema/approvals';
import { type AuditKind, audit } from '../audit/audit';

/** A stored waiting or decided change. */
export type ApprovalRow = Selectable<ApprovalTable>;

/**
 * Notes a step of a waiting change in the history of each of its objects. An approval needs no note: the
 * audit rows of the change name both persons.
 */
export async function noteStep(
  trx: Transaction<DB>,
  by: { at: number; user: number },
  { id, opens, changes, countries }: Pick<ApprovalRow, 'id' | 'opens' | 'changes' | 'countries'>,
  action: 'ask' | 'refuse' | 'take_back',
  reason: string | null = null,
): Promise<void> {
  const objects = new Map(changes.map((change) => [`${change.kind} ${change.object_id}`, change]));
  for (const { kind, object_id, action: step } of objects.values()) {
    // The new object was rolled back; its number may be given to another one.
    if (step === 'create') continue;
    await audit(trx, {
      ...by,
      kind: kind as AuditKind,
      object_id,
      action,
      after: { approval: id, opens, ...(reason !== null && { reason }) },
      country: countries[0] ?? null,
    });
  }
}
