import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * The note of a changed case gets the day of its meal, so that rules are also checked as of that day: paper
 * forms and imports come weeks later. If only the month is known, its last day counts. An alert stores how
 * many days after its latest meal it was raised; earlier alerts have null.
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
