import type { Approval, ApprovalDecide } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { approveChange, type Changes } from './approve';
import { closeApproval } from './close';
import { approvalItems } from './items';
import { checkDecidable, checkWaiting, lockApproval } from './lock-approval';
import { mailAuthor } from './mail-author';
import { type ApprovalRow, noteStep } from './note';

/**
 * Approves or refuses a waiting change as its second person; repeating one's own decision returns its result.
 * @param version of the approval, from `If-Match`
 * @throws HttpError 400 for refusing without a reason; 403 for the author, a wrong role or country; 409 when
 * it was decided, its object has changed, the number of opened rows differs, or the outline raises questions that
 * nobody confirmed
 */
export async function decideApproval(
  deps: Deps,
  changes: Changes,
  who: Operator,
  id: number,
  { status, reason: typed, confirmed = [] }: ApprovalDecide,
  version: number,
): Promise<Approval> {
  const reason = typed?.trim() || null;
  if (status === 'refused' && reason === null) throw invalidFields({ reason: 'required' });
  const row = await deps.store.tx((trx) => lockApproval(trx, id));
  const isRepeat = row.status === status && row.decided_by === who.id && row.version === version + 1;
  if (isRepeat) return item(deps, who, row);
  await checkDecidable(deps.store.read, who, row, version);
  const at = deps.clock.now();
  const settle = async (trx: Transaction<DB>): Promise<ApprovalRow> => {
    await checkDecidable(trx, who, await lockApproval(trx, id), version);
    const closed = await closeApproval(trx, row, { status, decided_by: who.id, at, reason });
    if (status === 'refused') await noteStep(trx, { at, user: who.id }, row, 'refuse', reason);
    await mailAuthor(trx, deps, closed);
    return closed;
  };
  const closed =
    status === 'refused'
      ? await deps.store.tx(settle)
      : await approveChange(deps, changes, who, { ...row, confirmed }, settle);
  deps.mailWaiting();
  if (status === 'approved') deps.casesChanged();
  return item(deps, who, closed);
}

/**
 * Takes back one's own waiting change.
 * @throws HttpError 403 for another's, 404, 409 when it was decided
 */
export async function takeBackApproval(
  deps: Deps,
  who: Operator,
  id: number,
  version: number,
): Promise<Approval> {
  const at = deps.clock.now();
  const closed = await deps.store.tx(async (trx) => {
    const row = await lockApproval(trx, id);
    if (row.asked_by !== who.id) throw new HttpError(403, 'forbidden', { user: who.id });
    if (row.status === 'taken_back') return row;
    await checkWaiting(trx, who, row, version);
    await noteStep(trx, { at, user: who.id }, row, 'take_back');
    return closeApproval(trx, row, { status: 'taken_back', decided_by: who.id, at, reason: null });
  });
  return item(deps, who, closed);
}

const item = async ({ store }: Deps, who: Operator, row: ApprovalRow): Promise<Approval> =>
  (await approvalItems(store.read, who, [row]))[0]!;
