import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import { invalidFields } from '../../http/errors/http-error';
import type { AuditKind } from '../audit/audit';

/** A decision as it enters the log. */
interface Decided {
  /** UUID of the device; a new one when left out */
  id?: string | undefined;
  /** milliseconds since 1970 UTC */
  at: number;
  user: number;
  kind: DecisionKind;
  /** state that was set; null where the kind implies it */
  target: string | null;
  /** filter as in the trail, when all cases of a list were selected */
  filter?: Record<string, unknown> | null;
}

/** An object that a decision changed. */
interface DecidedItem {
  object: number;
  country: number | null;
  /** version before the decision */
  was: number;
  version: number;
  /** values of exactly the fields that changed; no text of a person, which the trail alone holds */
  before: Record<string, unknown>;
}

/** Kind of the trail's lines about the objects of a decision. */
export const auditKindOf = (kind: DecisionKind): AuditKind => (kind === 'alert' ? 'alert' : 'case');

/**
 * Adds objects to a decision, in the transaction that changed them and after its lines of the trail. Calls of
 * one batch have one UUID and make one decision.
 * @throws HttpError 400 when the UUID is that of another decision
 */
export async function recordDecision(
  trx: Transaction<DB>,
  { id = crypto.randomUUID(), at, user, kind, target, filter = null }: Decided,
  items: readonly DecidedItem[],
): Promise<void> {
  const [first] = items;
  if (!first) return;
  const countries = [...new Set(items.flatMap(({ country }) => country ?? []))].sort((a, b) => a - b);
  const { rows } = await sql<{ id: string }>`
    insert into decision (id, at, user_id, kind, target, count, countries, filter, line)
    values (${id}, ${new Date(at)}, ${user}, ${kind}, ${target}, ${items.length}, ${countries}::int[],
      ${filter === null ? null : jsonb(filter)}, ${await lineOf(trx, kind, first.object)})
    on conflict (id) do update set count = decision.count + excluded.count,
      countries = array(select distinct c from unnest(decision.countries || excluded.countries) as c order by c)
    where decision.user_id = excluded.user_id and decision.kind = excluded.kind
      and decision.target is not distinct from excluded.target and decision.undone = 0
    returning id`.execute(trx);
  if (rows.length === 0) throw invalidFields({ decision: 'uuid_reused' });
  await sql`
    insert into decision_item (decision, object, country, was, version, before)
    select ${id}::uuid, i.object, i.country, i.was, i.version, i.before
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (object int, country int, was int, version int, before jsonb)`.execute(trx);
}

/** The latest line of the trail about an object, which this transaction wrote; a pair has none of its own. */
async function lineOf(trx: Transaction<DB>, kind: DecisionKind, object: number): Promise<string | null> {
  if (kind === 'pair') return null;
  const { rows } = await sql<{ line: string | null }>`
    select max(id)::text as line from audit where kind = ${auditKindOf(kind)} and object_id = ${String(object)}`.execute(
    trx,
  );
  return rows[0]?.line ?? null;
}

/** Marks the latest decision on a pair as undone, which was taken back on the page of pairs. */
export async function notePairUndone(
  trx: Transaction<DB>,
  { pair, by, at }: { pair: number; by: number; at: number },
): Promise<void> {
  await sql`
    with gone as (
      update decision_item i set undone = true from decision d
      where d.id = i.decision and d.kind = 'pair' and i.object = ${pair} and not i.undone
      returning i.decision)
    update decision set undone = 1, undone_at = ${new Date(at)}, undone_by = ${by}
    where id in (select decision from gone)`.execute(trx);
}
