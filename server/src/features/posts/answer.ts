import { isAnswerable, type Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { digest } from '../../security/hash';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { CASES_IN_PERIOD } from './period-states';

/** What the link of a post and period opens. */
export interface LinkedPeriod {
  post: number;
  country: number;
  island: number;
  name: string;
  language: string;
  rhythm: Rhythm;
  first: string;
  last: string;
  answered_at: Date | null;
  /** whether a case was reported from its island in the period */
  cases: boolean;
  /** whether an answer is still taken */
  open: boolean;
}

/** The period that a link opens; null for a link that opens nothing. */
export async function linkedPeriod(
  db: Reader,
  places: PlaceIndex,
  token: string,
  now: number,
): Promise<LinkedPeriod | null> {
  const { rows } = await sql<Omit<LinkedPeriod, 'open'>>`
    select p.id as post, p.country, p.island, p.name, p.language, p.rhythm, to_char(a.first, 'YYYY-MM-DD') as first,
      to_char(a.last, 'YYYY-MM-DD') as last, a.answered_at, ${CASES_IN_PERIOD} as cases
    from post_period a join post p on p.id = a.post_id where a.token_hash = ${digest(token)}`.execute(db);
  const [row] = rows;
  return row ? { ...row, open: isAnswerable(row, civilDateOf(now, places.zone(row.island))) } : null;
}

/**
 * Stores that a post saw nothing in a period; a repeat changes nothing.
 * @returns when it was answered
 */
export function answerNothing(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { post, country, first }: LinkedPeriod,
): Promise<Date> {
  const at = clock.now();
  return store.tx(async (trx) => {
    const answered = await trx
      .updateTable('post_period')
      .set({ answered_at: new Date(at) })
      .where('post_id', '=', post)
      .where('first', '=', first)
      .where('answered_at', 'is', null)
      .returning('post_id')
      .executeTakeFirst();
    if (answered)
      await audit(trx, {
        ...{ at, user: null, kind: 'post', object_id: post, action: 'post_answer', country },
        after: { first },
      });
    const { answered_at } = await trx
      .selectFrom('post_period')
      .select('answered_at')
      .where('post_id', '=', post)
      .where('first', '=', first)
      .executeTakeFirstOrThrow();
    return answered_at ?? new Date(at);
  });
}
