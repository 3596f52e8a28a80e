import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/counting';
import { type RawBuilder, sql } from 'kysely';

/** Days that the meals of a pair lie apart at most: people mistake the day, not the week. */
export const WINDOW_DAYS = 3;

/**
 * Whether one case was received before another; their numbers say so of neither, since they are drawn.
 * @param one alias in the query
 */
export const receivedBefore = (one: 'a' | 's', other: 'b' | 'c'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${one}.created_at`)}, ${sql.ref(`${one}.id`)})
    < (${sql.ref(`${other}.created_at`)}, ${sql.ref(`${other}.id`)})`;

/**
 * Whether a case may be paired: it counts, and tells of a patient, which events imported from elsewhere do not.
 * @param table alias in the query
 */
export function isPairable(table: 'a' | 'b' | 's' | 'c'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${of('deleted_at')} is null and ${of('duplicate_of')} is null
    and ${of('source')} <> 'haedat'
    and ${of('review_state')} not in (${sql.join(UNCOUNTED_STATES.map((state) => sql.lit(state)))}))`;
}
