import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the ids of the cases of an account: assigned to it, or with a note that mentions it and that it has not
 * seen. It finds them by two small indexes, however many cases there are.
 */
export const ownCaseIdsSql = (user: number): RawBuilder<unknown> => sql`(
  select t.case_id from case_task t where t.assignee = ${user}
  union select m.case_id from case_mention m where m.user_id = ${user} and m.seen_at is null)`;
