import type { RevisionDecide, RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import { type AppliedChange, applyRevision, conflictError } from './apply';
import { mayDecide, revisionFull } from './full-revision';
import { lockRevision, type RevisionRow } from './lock-revision';
import { mailAuthor } from './mail-author';

/** Action in the audit trail for each type of revision. */
export const TRAIL_ACTION = { add: 'create', update: 'update', delete: 'delete' } as const;

/**
 * Approves and applies a revision, or rejects it, in one transaction with the audit rows and the mail to its
 * author; repeating one's own decision returns its result.
 * @param version from `If-Match`
 * @throws HttpError 403 for one's own while another moderator exists; 409 when it was decided or the object's
 * fields have changed
 */
export async function decideRevision(
  deps: Deps,
  who: Operator,
  id: number,
  body: RevisionDecide,
  version: number,
): Promise<RevisionFull> {
  return deps.store.tx(async (trx) => {
    const row = await lockRevision(trx, id);
    const isRepeat = row.status === body.status && row.decided_by === who.id;
    if (isRepeat) return revisionFull(trx, who, id);
    if (row.status !== 'pending' || version !== row.version) throw await conflictError(trx, who, id);
    if (!(await mayDecide(trx, who, row)))
      throw new HttpError(403, 'forbidden', { message: 'Another moderator decides what you asked for.' });
    const now = deps.clock.now();
    const at = new Date(now);
    const applied = body.status === 'approved' ? await applyRevision(trx, who, row, body, at) : null;
    const object_id = applied?.object_id ?? row.object_id;
    await trx
      .updateTable('revision')
      .set({
        ...{ status: body.status, reason: body.reason?.trim() || null, decided_by: who.id, decided_at: at },
        object_id,
        ...(applied && appliedColumns(applied)),
        version: row.version + 1,
      } as never)
      .where('id', '=', id)
      .execute();
    await noteDecision(trx, { at: now, user: who.id }, row, body, applied);
    await mailAuthor(trx, deps, row, body.status, { who, reason: body.reason ?? null });
    return revisionFull(trx, who, id);
  });
}

/** What a decision wrote, as columns of the revision. */
const appliedColumns = ({ before, after, moved }: AppliedChange) => ({
  decided_before: jsonb(before),
  applied: jsonb(after),
  ...(moved && { moved: jsonb(moved) }),
});

/** Audit rows of a decision and of the object that it changed. */
async function noteDecision(
  trx: Transaction<DB>,
  by: { at: number; user: number },
  { id, object_type, action_type }: RevisionRow,
  { status, reason = null }: RevisionDecide,
  applied: AppliedChange | null,
): Promise<void> {
  await audit(trx, {
    ...{ ...by, kind: 'revision', object_id: id, action: status === 'approved' ? 'approve' : 'reject' },
    ...{ before: { status: 'pending' }, after: { status, reason } },
  });
  if (!applied) return;
  const replaced = applied.moved && { replaced_by: applied.moved.into, cases: applied.moved.cases.length };
  await audit(trx, {
    ...{ ...by, kind: object_type, object_id: applied.object_id, action: TRAIL_ACTION[action_type] },
    ...{ before: applied.before, after: { ...applied.after, ...replaced, revision: id } },
  });
}
