import type { CaseDuplicate } from '@ciguawatch/shared/api/schemas/case';
import type { BatchOutcome, BatchResponse, CaseBatch } from '@ciguawatch/shared/api/schemas/case-list';
import { relinkedMatchEvent } from '@ciguawatch/shared/domain/pairs/meals';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { auditEach } from '../../audit/audit';
import { recordDecision } from '../../decisions/record';
import { duplicatesOf, duplicatesWithoutOriginal } from '../create/links';
import { regroupMeals } from '../create/meal-group';
import { formerValues, type LockedCase, lockCases } from '../lock-cases';
import { type BatchRequest, outcomeOf } from './batch-outcome';
import { auditedFilter } from './tell-read';

type Batch = CaseBatch & { reason?: string | undefined };

/** A case with its new values. */
interface Change {
  row: LockedCase;
  set: {
    review_state?: LockedCase['review_state'];
    deleted_at?: Date | null;
    duplicate_of?: null;
    match_event?: string | null;
  };
}

/**
 * Reviews, deletes or restores several cases in one transaction, as one decision or a part of one. Cases that
 * have changed since they were shown, or cannot be changed, are left as they are and reported.
 * @throws HttpError 400 without a state to set, or without a reason for a rejection
 */
export async function changeCases(deps: Deps, who: Operator, body: Batch): Promise<BatchResponse> {
  const reason = body.reason?.trim() || null;
  check(body, reason);
  const now = deps.clock.now();
  const ids = body.cases.map(({ id }) => id);
  return deps.store.tx(async (trx) => {
    const held = new Map((await lockCases(trx, ids)).map((row) => [row.id, row]));
    const { action, review_state: target } = body;
    const request: BatchRequest = { who, action, reason, target, now };
    const outcomes = new Map(
      body.cases.map(({ id, version }) => [id, outcomeOf(request, held.get(id), version)] as const),
    );
    const duplicates = await keepOriginals(trx, request, held, outcomes);
    const done = [...held.values()].filter(({ id }) => outcomes.get(id) === 'done');
    const alone = await comingBack(trx, request, done);
    const changes = done.map((row): Change => ({ row, set: changeOf(request, row, alone) }));
    await write(trx, changes);
    if (alone.size > 0) await regroupMeals(trx, [...alone]);
    await note(trx, request, changes);
    await record(trx, request, changes, {
      id: body.decision,
      filter: body.filter ? auditedFilter(deps.secret, body.filter) : null,
    });
    for (const { row, set } of changes) Object.assign(row, set, { version: row.version + 1 });
    return {
      results: ids.map((id) => ({
        ...resultOf(id, outcomes.get(id) ?? 'missing', held.get(id)),
        ...(duplicates.has(id) && { duplicate: duplicates.get(id) }),
      })),
    };
  });
}

function check({ action, review_state, cases }: Batch, reason: string | null): void {
  if (action === 'review' && !review_state) throw invalidFields({ review_state: 'required' });
  if (action !== 'review' && review_state) throw invalidFields({ review_state: 'unknown_field' });
  if (action === 'review' && review_state === 'rejected' && !reason)
    throw invalidFields({ reason: 'required' });
  if (new Set(cases.map(({ id }) => id)).size < cases.length) throw invalidFields({ cases: 'unknown_id' });
}

/** Whether the batch removes cases from the count, so that their duplicates would lose their original. */
const leaves = ({ action, target }: BatchRequest): boolean =>
  action === 'delete' || (target !== undefined && !standsForOthers(target));

/**
 * `refuseOriginal` for a whole batch; duplicates that the same batch removes do not count.
 * @returns for each case that must stay, one of its duplicates
 */
async function keepOriginals(
  trx: Transaction<DB>,
  request: BatchRequest,
  held: ReadonlyMap<number, LockedCase>,
  outcomes: Map<number, BatchOutcome>,
): Promise<Map<number, CaseDuplicate>> {
  const kept = new Map<number, CaseDuplicate>();
  if (!leaves(request)) return kept;
  for (;;) {
    const going = [...held.keys()].filter((id) => outcomes.get(id) === 'done');
    const found = await duplicatesOf(trx, request.who, going);
    if (found.size === 0) return kept;
    for (const [id, duplicate] of found) {
      kept.set(id, duplicate);
      outcomes.set(id, 'original');
    }
  }
}

/** Cases that count by themselves again because their original is gone. */
async function comingBack(
  trx: Transaction<DB>,
  request: BatchRequest,
  done: readonly LockedCase[],
): Promise<ReadonlySet<number>> {
  const back = done.filter(({ duplicate_of }) => duplicate_of !== null).map(({ id }) => id);
  return back.length === 0 || leaves(request) ? new Set() : duplicatesWithoutOriginal(trx, back);
}

function changeOf(
  { action, target, now }: BatchRequest,
  row: LockedCase,
  alone: ReadonlySet<number>,
): Change['set'] {
  return {
    ...(target !== undefined && { review_state: target }),
    ...(action === 'delete' && { deleted_at: new Date(now) }),
    ...(action === 'restore' && { deleted_at: null }),
    ...(alone.has(row.id) && { duplicate_of: null, match_event: relinkedMatchEvent(row) }),
  };
}

/** Updates cases that stop being duplicates one by one, all others in one statement. */
async function write(trx: Transaction<DB>, changes: readonly Change[]): Promise<void> {
  const freed = ({ set }: Change) => set.duplicate_of === null;
  const alike = [...changes.filter(freed).map((one) => [one]), changes.filter((one) => !freed(one))];
  for (const group of alike.filter(({ length }) => length > 0))
    await trx
      .updateTable('case_report')
      .set({ ...group[0]?.set, version: sql<number>`version + 1` })
      .where('id', '=', sql<number>`any(${group.map(({ row }) => row.id)}::int[])`)
      .execute();
}

/** Adds an audit row for each case, as if it had been changed alone. */
async function note(
  trx: Transaction<DB>,
  { who, action, reason, now }: BatchRequest,
  changes: readonly Change[],
): Promise<void> {
  await auditEach(
    trx,
    changes.map(({ row, set }) => {
      const { deleted_at: _, ...after } = set;
      const fields = Object.keys(after) as (keyof typeof after)[];
      const before = Object.fromEntries(fields.map((field) => [field, row[field]]));
      const said = { ...after, ...(reason !== null && { reason }) };
      return {
        ...{ at: now, user: who.id, kind: 'case' as const, object_id: row.id, action },
        ...(fields.length > 0 && { before }),
        ...(Object.keys(said).length > 0 && { after: said }),
        country: row.case_country,
      };
    }),
  );
}

/** Adds the changes to the log of decisions. */
function record(
  trx: Transaction<DB>,
  { who, action, target, now }: BatchRequest,
  changes: readonly Change[],
  said: { id: string | undefined; filter: Record<string, unknown> | null },
): Promise<void> {
  const items = changes.map(({ row, set }) => ({
    object: row.id,
    country: row.case_country,
    was: row.version,
    version: row.version + 1,
    before: formerValues(row, set),
  }));
  return recordDecision(trx, { ...said, at: now, user: who.id, kind: action, target: target ?? null }, items);
}

/** Result for one case; nothing is revealed of cases of other countries. */
function resultOf(
  id: number,
  outcome: BatchOutcome,
  row: LockedCase | undefined,
): BatchResponse['results'][number] {
  if (!row || outcome === 'forbidden' || outcome === 'missing')
    return { id, outcome, version: null, review_state: null, deleted_at: null };
  return {
    id,
    outcome,
    version: row.version,
    review_state: row.review_state,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
