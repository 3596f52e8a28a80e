import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { type Selectable, sql } from 'kysely';
import type { CasePairTable } from '../../db/schema/pairs';
import { HttpError, notFound } from '../../http/errors/http-error';
import { lockCase } from '../cases/find';
import type { CaseRow } from '../cases/full';
import type { LinkContext } from './link';
import { pairItemOf } from './list';

/** A pair with both cases, locked until the transaction ends. */
export interface LockedPair {
  pair: Selectable<CasePairTable>;
  low: CaseRow;
  high: CaseRow;
}

/**
 * Locks a pair and its cases in the order of their ids, so that two calls cannot deadlock.
 * @param version of the pair that the decision is based on
 * @throws HttpError 404, 403 for a case of another country, 409 when the pair has changed
 */
export async function lockPair(linking: LinkContext, id: number, version: number): Promise<LockedPair> {
  const { trx, who } = linking;
  const pair = await trx
    .selectFrom('case_pair')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!pair) throw notFound('There is no such pair.');
  const held = new Map<number, CaseRow>();
  for (const number of [pair.low, pair.high].sort((a, b) => a - b))
    held.set(number, await lockCase(trx, number, who));
  const [low, high] = [held.get(pair.low), held.get(pair.high)] as [CaseRow, CaseRow];
  if (version !== pair.version) throw await conflict(linking, id);
  return { pair, low, high };
}

/** 409 error with the current state of the pair. */
export async function conflict({ trx, who }: LinkContext, id: number): Promise<HttpError> {
  const current = await pairItemOf(trx, who, id);
  return new HttpError(409, 'conflict', { message: 'The pair or one of its cases changed.', current });
}

/** The pair after a change, for the response. */
export async function readPairItem({ trx, who }: LinkContext, id: number): Promise<PairItem> {
  const item = await pairItemOf(trx, who, id);
  if (!item) throw notFound('There is no such pair.');
  return item;
}

/** SQL that raises the version of a pair. */
export const nextVersion = sql<number>`version + 1`;
