import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import { type RawBuilder, sql } from 'kysely';

/** Largest distance of the meals of a pair in days: people confuse the day, not the week. */
export const WINDOW_DAYS = 3;

/**
 * SQL condition: one case was received before another. Case ids are random, so they do not show the order.
 * @param one alias in the query
 * @param other alias in the query
 */
export const receivedBefore = (one: 'a' | 's', other: 'b' | 'c'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${one}.created_at`)}, ${sql.ref(`${one}.id`)})
    < (${sql.ref(`${other}.created_at`)}, ${sql.ref(`${other}.id`)})`;

/**
 * SQL condition: a case counts and is about a patient, which imported events are not.
 * @param table alias in the query
 */
export function isPairable(table: 'a' | 'b' | 's' | 'c'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${of('deleted_at')} is null and ${of('duplicate_of')} is null
    and ${of('source')} <> 'haedat'
    and ${of('review_state')} not in (${sql.join(UNCOUNTED_STATES.map((state) => sql.lit(state)))}))`;
}
