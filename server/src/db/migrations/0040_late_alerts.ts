import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What changes a case notes the day of its meal beside its island, so that rules are asked as of that day too: paper,
 * transcriptions and imports come weeks after the meal. A case of which only the month is known is noted on its last
 * day. An alert keeps how many days after the latest of its meals it was raised; earlier ones do not know.
 */
const statements = [
  `alter table alert_due add column day date`,
  `alter table alert add column told_after integer check (told_after >= 0)`,
  `create or replace function note_alert_due() returns trigger language plpgsql as $$
  begin
    insert into alert_due (island, day)
    select distinct case_island, coalesce(case_eventdate,
      (make_date(case_eventyear, case_eventmonth, 1) + interval '1 month - 1 day')::date)
    from touched where case_island is not null and case_eventmonth is not null and deleted_at is null;
    return null;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
