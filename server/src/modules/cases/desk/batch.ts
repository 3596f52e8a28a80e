import type { BatchAnswer, BatchOutcome, CaseBatch } from '@ciguawatch/shared/api/schemas/case-desk';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/http-error';
import { manages, type Who } from '../../../http/who';
import { UNCOUNTED_STATES } from '../../sync/kinds';
import { restoreExpired } from '../remove';

type Batch = CaseBatch & { reason?: string | undefined };

interface Held {
  id: number;
  version: number;
  review_state: ReviewState;
  duplicate_of: number | null;
  case_country: number | null;
  deleted_at: Date | null;
}

const uncounted = (state: string) => (UNCOUNTED_STATES as readonly string[]).includes(state);

/**
 * Reviews, deletes or restores several cases in one transaction. What one editor changed since the other looked
 * is left as it is and told; so is every case that cannot be changed, beside those that can.
 * @throws HttpError 400 without a state to set, or without a reason to reject
 */
export async function changeCases(deps: Deps, who: Who, body: Batch): Promise<BatchAnswer> {
  const reason = body.reason?.trim() || null;
  if (body.action === 'review' && !body.review_state) throw invalidFields({ review_state: 'required' });
  if (body.action !== 'review' && body.review_state) throw invalidFields({ review_state: 'unknown_field' });
  if (body.review_state === 'rejected' && !reason) throw invalidFields({ reason: 'required' });
  if (new Set(body.cases.map(({ id }) => id)).size < body.cases.length)
    throw invalidFields({ cases: 'unknown_id' });
  const now = deps.clock.now();
  return deps.store.tx(async (trx) => {
    const held = await hold(
      trx,
      body.cases.map(({ id }) => id),
    );
    const outcomes = new Map(
      body.cases.map(({ id, version }) => [id, outcomeOf(who, body, held.get(id), version, now)] as const),
    );
    await keepOriginals(trx, who, body, held, outcomes);
    const done = [...held.values()].filter(({ id }) => outcomes.get(id) === 'done');
    if (done.length > 0) {
      const set = changeOf(body, now);
      const ids = done.map(({ id }) => id);
      await trx
        .updateTable('case_report')
        .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
      await note(trx, who, body, reason, done, now);
      for (const row of done) Object.assign(row, set, { version: row.version + 1 });
    }
    return { results: body.cases.map(({ id }) => told(id, outcomes.get(id) ?? 'missing', held.get(id))) };
  });
}

/** The cases, held in the order of their numbers, so that two batches wait for one another instead of for ever. */
async function hold(trx: Transaction<DB>, ids: number[]): Promise<Map<number, Held>> {
  const rows = await trx
    .selectFrom('case_report')
    .select(['id', 'version', 'review_state', 'duplicate_of', 'case_country', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function outcomeOf(who: Who, body: Batch, row: Held | undefined, version: number, now: number): BatchOutcome {
  if (!row) return 'missing';
  if (!manages(who, row.case_country)) return 'forbidden';
  if (body.action === 'delete' && row.deleted_at) return 'unchanged';
  if (body.action === 'restore' && !row.deleted_at) return 'unchanged';
  if (body.action === 'review' && row.deleted_at) return 'deleted';
  if (row.version !== version) return 'conflict';
  if (row.deleted_at && restoreExpired(row.deleted_at, now)) return 'expired';
  return body.action === 'review' && row.review_state === body.review_state ? 'unchanged' : 'done';
}

/**
 * Refuses to take a case out of the figures while others were left out in its favour: the rule of `refuseOriginal`
 * for a whole batch. Those that the same batch takes out hold nothing back.
 */
async function keepOriginals(
  trx: Transaction<DB>,
  who: Who,
  body: Batch,
  held: ReadonlyMap<number, Held>,
  outcomes: Map<number, BatchOutcome>,
): Promise<void> {
  if (body.action === 'restore' || (body.review_state && !uncounted(body.review_state))) return;
  const leaving = () =>
    [...held.values()]
      .filter(({ id, review_state }) => outcomes.get(id) === 'done' && !uncounted(review_state))
      .map(({ id }) => id);
  for (let going = leaving(); going.length > 0; ) {
    const { rows } = await sql<{ duplicate_of: number }>`
      select distinct duplicate_of from case_report
      where duplicate_of = any(${going}::int[]) and id <> all(${going}::int[]) and deleted_at is null
        and review_state <> all(${[...UNCOUNTED_STATES]}::text[]) and case_country = any(${who.countries}::int[])`.execute(
      trx,
    );
    if (rows.length === 0) return;
    for (const { duplicate_of } of rows) outcomes.set(duplicate_of, 'original');
    going = leaving();
  }
}

function changeOf({ action, review_state }: Batch, now: number) {
  if (action === 'review') return { review_state: review_state as ReviewState };
  return { deleted_at: action === 'delete' ? new Date(now) : null };
}

/** One line in the trail of each case, as if it had been changed alone, with the reason. */
async function note(
  trx: Transaction<DB>,
  who: Who,
  { action, review_state }: Batch,
  reason: string | null,
  done: readonly Held[],
  now: number,
): Promise<void> {
  const why = reason === null ? {} : { reason };
  await trx
    .insertInto('audit')
    .values(
      done.map((row) => ({
        at: new Date(now),
        user_id: who.id,
        kind: 'case',
        object_id: String(row.id),
        action: action === 'review' ? 'review' : action,
        before: action === 'review' ? jsonb({ review_state: row.review_state }) : null,
        after: action === 'review' ? jsonb({ review_state, ...why }) : reason === null ? null : jsonb(why),
        country: row.case_country,
      })),
    )
    .execute();
}

/** Of cases of other countries nothing is told. */
function told(id: number, outcome: BatchOutcome, row: Held | undefined): BatchAnswer['results'][number] {
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
