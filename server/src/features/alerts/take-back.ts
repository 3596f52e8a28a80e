import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { findAlert } from './detail';
import { lockAlert } from './lock-alert';

/** State of an alert before a decision. */
interface Former {
  object: number;
  version: number;
  before: Record<string, unknown>;
  /** note before the decision; null when the decision left it as it was */
  note: string | null;
}

/**
 * Undoes the last decision on an alert.
 * @throws HttpError 403, 404, or 409 when it has changed since
 */
export async function takeAlertBack(
  { trx, who, now }: { trx: Transaction<DB>; who: Operator; now: number },
  { object: id, version, before: former, note }: Former,
): Promise<void> {
  await lockAlert(trx, id);
  const before = await findAlert(trx, id, who);
  if (before.version !== version) throw new HttpError(409, 'conflict');
  await trx
    .updateTable('alert')
    .set({
      state: former.state as typeof before.state,
      ...(note !== null && { note }),
      decided_at: former.decided_at as string | null,
      decided_by: former.decided_by as number | null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const after = await findAlert(trx, id, who);
  const said = (one: typeof before) => ({ state: one.state, note: one.note });
  await audit(trx, {
    ...{ at: now, user: who.id, kind: 'alert', object_id: id, action: 'undo' },
    ...difference(said(before), said(after)),
    country: after.country,
  });
}
