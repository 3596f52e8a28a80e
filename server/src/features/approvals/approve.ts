import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import type { DoubtKind } from '@ciguawatch/shared/domain/outline/doubt';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { findAuthor } from './find-author';
import { ApprovalRequiredError, type ChangePreview, guardedStore } from './guard';
import type { GuardedChange } from './guarded-route';
import { approvalError } from './lock-approval';
import type { ApprovalRow } from './note';
import { isOutOfDate, versionsOf, withVersions } from './versions';

/** Calls whose changes may need approval, by name. */
export type Changes = ReadonlyMap<string, GuardedChange>;

/**
 * Runs a waiting change with the current rights of its author, in one transaction with the approval; the
 * trail names both persons.
 * @param row the change, with the questions about its outline that the approver confirmed
 * @param settle writes the approval
 * @throws HttpError 409 when the change would not do what the approver was shown, or with the questions that what
 * lies around the place raises by now
 */
export async function approveChange(
  deps: Deps,
  changes: Changes,
  who: Operator,
  row: ApprovalRow & { confirmed: readonly DoubtKind[] },
  settle: (trx: Transaction<DB>) => Promise<ApprovalRow>,
): Promise<ApprovalRow> {
  const { store } = deps;
  const change = changes.get(row.call);
  const asker = await findAuthor(store.read, row.asked_by);
  if (!change || !asker || !meetsAccess(change.call.access, asker.groups))
    throw await approvalError(store.read, who, row, 'approval_asker');
  let closed: ApprovalRow | undefined;
  const agreed = guardedStore(store, {
    approver: who.id,
    opens: row.opens,
    check: async (trx) => {
      if (isOutOfDate(row.changes, await versionsOf(trx, row.changes)))
        throw await approvalError(trx, who, row, 'approval_stale');
    },
    settle: async (trx, lines) => {
      if (!isSame(lines, row.changes)) throw await approvalError(trx, who, row, 'approval_stale');
      closed = await settle(trx);
    },
  });
  const { params, body, base_version: version, confirmed } = row;
  try {
    await change.make({ ...deps, store: agreed }, { who: asker, params, body, version, confirmed });
  } catch (thrown) {
    if (thrown instanceof ApprovalRequiredError) throw await storeCount(deps, who, row, thrown.opening);
    // The change was valid when it was sent, so a refusal now means that its object has changed since.
    const isOfTheChange =
      thrown instanceof HttpError &&
      thrown.status < 500 &&
      !isOfApproval(thrown) &&
      thrown.code !== 'outline_doubtful';
    throw isOfTheChange ? await approvalError(store.read, who, row, 'approval_stale') : thrown;
  }
  // The change found nothing to do and opened no transaction, so nothing was approved.
  if (!closed) throw await approvalError(store.read, who, row, 'approval_stale');
  change.made?.();
  return closed;
}

const isOfApproval = ({ code }: HttpError): boolean =>
  code.startsWith('approval_') || code === 'country_forbidden';

/**
 * Whether two lists of audit rows are equal, ignoring ids of new objects and names, which may change.
 */
function isSame(a: readonly ApprovalChange[], b: readonly ApprovalChange[]): boolean {
  const comparable = (lines: readonly ApprovalChange[]) =>
    bodyHash(
      lines.map(({ object: _, version: _asked, object_id, ...line }) => ({
        ...line,
        object_id: line.action === 'create' ? null : object_id,
      })),
    );
  return comparable(a) === comparable(b);
}

/** Stores the current number of opened rows, which the approver sees before deciding again. */
async function storeCount(
  { store }: Deps,
  who: Operator,
  row: ApprovalRow,
  { opens, countries, changes }: ChangePreview,
): Promise<HttpError> {
  const updatedRow = await store.tx(async (trx) =>
    trx
      .updateTable('approval')
      .set({ opens, version: sql<number>`version + 1`, changes: jsonb(await withVersions(trx, changes)) })
      .set(countries.length > 0 ? { countries } : {})
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returningAll()
      .executeTakeFirst(),
  );
  return approvalError(store.read, who, updatedRow ?? row, 'approval_count');
}
