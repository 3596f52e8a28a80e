import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** What health staff and editors add to a report: hours of the onset, outcome, people who ate, and where the person lives. */
const statements = [
  `alter table case_report
    add column onset_hours double precision check (onset_hours between 0 and 1000),
    add column hospitalised boolean,
    add column intensive_care boolean,
    add column died boolean,
    add column ate_nb smallint check (ate_nb >= 1),
    add column resident text check (resident in ('1', '2', 'U')),
    add constraint case_report_intensive_in_hospital check (intensive_care is not true or hospitalised is true)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
