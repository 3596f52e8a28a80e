import type { DecisionUndo, DecisionUndone } from '@ciguawatch/shared/api/schemas/desk/decision';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';
import { type DecidedObject, type LockedDecision, lockDecision, partOf } from './lock-decision';
import { auditKindOf } from './record';
import { undoCases } from './undo-cases';
import { type RefusedUndo, type UndoContext, UndoRefusedError, type UndoResult } from './undo-context';
import { undoSingle } from './undo-single';
import { undoSwap } from './undo-swap';

/**
 * Undoes a part of a decision of one's own or in the countries of the account. What changed since stays, and is
 * reported with who changed it; calls go on from `next` until it is null.
 * @throws HttpError 404, 409 when it is undone already, 410 when its time is over
 */
export async function undoDecision(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: string,
  { after }: DecisionUndo,
): Promise<DecisionUndone> {
  let kind: LockedDecision['kind'] = 'review';
  try {
    return await deps.store.tx(async (trx) => {
      const now = deps.clock.now();
      const undoing: UndoContext = { trx, deps, places, who, now };
      const held = await lockDecision(trx, who, id, now);
      kind = held.kind;
      const { items, next } = await partOf(trx, id, after);
      const { done, marked, left } = await undoPart(undoing, held, items);
      await mark(trx, held, marked);
      await close(undoing, held, { done: marked.length, isLast: next === null });
      return { done, left: await named(trx, who, kind, left), next };
    });
  } catch (thrown) {
    if (!(thrown instanceof UndoRefusedError)) throw thrown;
    return { done: [], left: await named(deps.store.read, who, kind, [thrown.staying]), next: null };
  }
}

async function undoPart(
  undoing: UndoContext,
  held: LockedDecision,
  items: readonly DecidedObject[],
): Promise<UndoResult> {
  const [first] = items;
  if (held.kind === 'swap') return undoSwap(undoing, held.id, items);
  if (held.kind !== 'pair' && held.kind !== 'alert') return undoCases(undoing, held.id, items);
  return first ? undoSingle(undoing, held, first) : { done: [], marked: [], left: [] };
}

/**
 * Marks objects as brought back. An earlier decision on the same object can be undone next, because the object
 * is again what that decision made of it.
 */
async function mark(
  trx: Transaction<DB>,
  { id, kind }: LockedDecision,
  done: readonly DecidedObject[],
): Promise<void> {
  if (done.length === 0) return;
  const column = (pick: (item: DecidedObject) => number) => sql`${done.map(pick)}::int[]`;
  await sql`update decision_item set undone = true
    where decision = ${id} and n = any(${column(({ n }) => n)})`.execute(trx);
  await sql`
    update decision_item i set version = x.now
    from decision d, unnest(${column(({ object }) => object)}, ${column(({ was }) => was)},
      ${column(({ version }) => version + 1)}) as x (object, was, now)
    where d.id = i.decision and i.object = x.object and i.version = x.was and not i.undone
      and (case when d.kind in ('pair', 'alert') then d.kind else 'case' end)
        = ${kind === 'pair' || kind === 'alert' ? kind : 'case'}`.execute(trx);
}

/** Counts what was brought back; the decision is undone once its last part was, if anything came back. */
async function close(
  { trx, who, now }: UndoContext,
  { id, undone }: LockedDecision,
  { done, isLast }: { done: number; isLast: boolean },
): Promise<void> {
  const isUndone = isLast && undone + done > 0;
  await trx
    .updateTable('decision')
    .set({ undone: undone + done, ...(isUndone && { undone_at: new Date(now), undone_by: who.id }) })
    .where('id', '=', id)
    .execute();
}

/** The objects that stay, each with who changed it last and when. */
async function named(
  db: Reader,
  who: Operator,
  kind: LockedDecision['kind'],
  left: readonly RefusedUndo[],
): Promise<DecisionUndone['left']> {
  const ids = left.map(({ id }) => String(id));
  const { rows } = await sql<{ id: string; by: string | null; at: Date }>`
    select distinct on (a.object_id) a.object_id as id, a.at,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as by
    from audit a left join app_user u on u.id = a.user_id
    where a.kind = ${auditKindOf(kind)} and a.object_id = any(${ids}::text[])
      and a.action <> all(array['read_contact', 'redact']) and a.country = any(${who.countries}::int[])
    order by a.object_id, a.id desc`.execute(db);
  const last = new Map(rows.map((row) => [Number(row.id), row]));
  return left.map((one) => {
    const change = kind === 'pair' ? undefined : last.get(one.id);
    return { ...one, by: change?.by ?? null, at: change?.at.toISOString() ?? null };
  });
}
