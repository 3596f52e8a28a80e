import { undoWindowMs } from '@ciguawatch/shared/domain/codes/decision-kinds';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';

/** Largest number of objects that one call brings back, so that no transaction lasts long. */
const PART = 500;

/** A decision, locked until the transaction ends. */
export type LockedDecision = Pick<Selectable<DB['decision']>, 'id' | 'kind' | 'line' | 'undone'>;

/** An object of a decision that was not brought back yet. */
export type DecidedObject = Pick<
  Selectable<DB['decision_item']>,
  'n' | 'object' | 'was' | 'version' | 'before'
>;

/**
 * Locks a decision that may still be undone.
 * @param now milliseconds since 1970 UTC
 * @throws HttpError 404 when there is none in the countries of the account, 409 when it is undone already,
 * 410 when its time is over
 */
export async function lockDecision(
  trx: Transaction<DB>,
  who: Operator,
  id: string,
  now: number,
): Promise<LockedDecision> {
  const row = await trx
    .selectFrom('decision')
    .select(['id', 'kind', 'line', 'undone', 'at', 'undone_at'])
    .where('id', '=', id)
    .where(sql<boolean>`countries && ${who.countries}::int[]`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such decision.');
  if (row.undone_at !== null) throw new HttpError(409, 'decision_undone');
  if (now - row.at.getTime() > undoWindowMs(row.kind)) throw new HttpError(410, 'undo_expired');
  return row;
}

/**
 * One part of the objects of a decision, the last changed first, so that each state on the way back is one
 * that was there on the way.
 * @param after `n` of the last object of the previous part
 */
export async function partOf(
  trx: Transaction<DB>,
  id: string,
  after: number | undefined,
): Promise<{ items: DecidedObject[]; next: number | null }> {
  let query = trx
    .selectFrom('decision_item')
    .select(['n', 'object', 'was', 'version', 'before'])
    .where('decision', '=', id)
    .where('undone', '=', false)
    .orderBy('n', 'desc')
    .limit(PART + 1);
  if (after !== undefined) query = query.where('n', '<', after);
  const rows = await query.execute();
  const items = rows.slice(0, PART);
  return { items, next: rows.length > PART ? (items.at(-1)?.n ?? null) : null };
}
