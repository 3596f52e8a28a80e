import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { ApprovalList } from '@ciguawatch/shared/domain/codes/approval-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';
import { approvalItems, mayApprove } from './items';

const MAX_ITEMS = 100;
const DAY_MS = 86_400_000;
/** Days that a decided change stays on its author's list. */
const DECIDED_LISTED_DAYS = 14;
/** Milliseconds after which a waiting change counts as urgent. */
const URGENT_MS = 2 * DAY_MS;

/** Condition for changes that an account may decide: by others, in countries that it manages. */
const decidableBy = ({ id, countries }: Operator): RawBuilder<boolean> =>
  sql<boolean>`status = 'waiting' and asked_by is distinct from ${id} and countries <@ ${countries}::int[]`;

/** Condition for one's own changes that wait or were decided lately. */
const ownChanges = ({ id }: Operator, now: number): RawBuilder<boolean> =>
  sql<boolean>`asked_by = ${id} and status <> 'taken_back'
    and (status = 'waiting' or decided_at > ${new Date(now - DECIDED_LISTED_DAYS * DAY_MS)})`;

/** Query of the list call: one of the lists, or all changes of one place or case. */
export interface ApprovalQuery {
  list?: ApprovalList | undefined;
  kind?: string | undefined;
  object?: string | undefined;
}

/**
 * Waiting and lately decided changes; the oldest waiting one first.
 * @param now milliseconds since 1970 UTC
 */
export async function listApprovals(
  { read }: Store,
  who: Operator,
  { list, kind, object }: ApprovalQuery,
  now: number,
): Promise<Approval[]> {
  const decidable = sql<boolean>`(${mayApprove(who, { countries: [] })}::boolean and ${decidableBy(who)})`;
  const isOwnChange = sql<boolean>`(${ownChanges(who, now)})`;
  const objectFilter = JSON.stringify([{ kind, object_id: object }]);
  const condition =
    list === 'to_decide'
      ? decidable
      : list === 'mine'
        ? isOwnChange
        : // Editors see what waits for their place or case, no matter who asked for it.
          sql<boolean>`changes @> ${objectFilter}::jsonb
            and (${isOwnChange} or (status = 'waiting' and countries && ${who.countries}::int[]))`;
  const rows = await read
    .selectFrom('approval')
    .selectAll()
    .where(condition)
    .orderBy(sql`status <> 'waiting'`)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(MAX_ITEMS)
    .execute();
  return approvalItems(read, who, rows);
}

/**
 * Number of changes that an account may decide; urgent when one has waited for two days.
 * @param now milliseconds since 1970 UTC
 */
export async function approvalsWaiting({ read }: Store, who: Operator, now: number): Promise<WaitingWork> {
  const { rows } = await sql<{ n: number; oldest: Date | null }>`
    select count(*)::int as n, min(asked_at) as oldest from approval where ${decidableBy(who)}`.execute(read);
  const { n = 0, oldest = null } = rows[0] ?? {};
  return toWaitingWork(n, oldest !== null && now - new Date(oldest).getTime() > URGENT_MS, oldest);
}
