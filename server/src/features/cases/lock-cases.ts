import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** Columns of a case that decide what several cases may become at once. */
export type LockedCase = Pick<
  Selectable<DB['case_report']>,
  | 'id'
  | 'version'
  | 'review_state'
  | 'duplicate_of'
  | 'match_event'
  | 'meal_group'
  | 'case_country'
  | 'deleted_at'
  | 'discarded'
>;

/** Previous values of the fields that a change modifies; `match_event` text is never included. */
export const formerValues = <R extends object>(row: R, set: Partial<R>): Record<string, unknown> =>
  Object.fromEntries(
    (Object.keys(set) as (keyof R & string)[]).flatMap((field) =>
      set[field] === row[field] ? [] : [[field, row[field]]],
    ),
  );

/** Locks cases in the order of their ids, so that two changes of several cases cannot deadlock. */
export function lockCases(trx: Transaction<DB>, ids: readonly number[]): Promise<LockedCase[]> {
  return trx
    .selectFrom('case_report')
    .select(['id', 'version', 'review_state', 'duplicate_of', 'match_event', 'meal_group'])
    .select(['case_country', 'deleted_at', 'discarded'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}
