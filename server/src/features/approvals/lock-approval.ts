import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { approvalItems, mayApprove } from './items';
import type { ApprovalRow } from './note';

/**
 * A waiting change, locked until the transaction ends.
 * @throws HttpError 404
 */
export async function lockApproval(db: Reader, id: number): Promise<ApprovalRow> {
  const query = db.selectFrom('approval').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('There is no such change.');
  return row;
}

/**
 * Checks that an account may decide a waiting change and saw its current state.
 * @throws HttpError 403, or 409 `approval_decided` or `approval_count` with the current state
 */
export async function checkDecidable(
  db: Reader,
  who: Operator,
  row: ApprovalRow,
  version: number,
): Promise<void> {
  if (row.asked_by === who.id) throw new HttpError(403, 'approval_own', { user: who.id });
  if (!mayApprove(who, row)) throw new HttpError(403, 'country_forbidden', { user: who.id });
  await checkWaiting(db, who, row, version);
}

/** @throws HttpError 409 with the current state, unless the change waits in the version that was shown */
export async function checkWaiting(
  db: Reader,
  who: Operator,
  row: ApprovalRow,
  version: number,
): Promise<void> {
  if (row.status === 'waiting' && row.version === version) return;
  throw await approvalError(db, who, row, row.status === 'waiting' ? 'approval_count' : 'approval_decided');
}

/** Builds a 409 error that carries the current state of the change. */
export async function approvalError(
  db: Reader,
  who: Operator,
  row: ApprovalRow,
  code: 'approval_count' | 'approval_decided' | 'approval_stale' | 'approval_asker',
): Promise<HttpError> {
  const [current] = await approvalItems(db, who, [row]);
  return new HttpError(409, code, { current });
}
