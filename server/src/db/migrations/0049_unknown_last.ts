import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

const holds = (code: string) => `'${code}' in (${GRADED_SYMPTOMS.join(', ')})`;
/** As in migration 0008, with 6 where nothing is known: a generated column cannot read another one. */
const severity = `case when ${holds('3')} then 5 when ${holds('2')} then 4 when ${holds('1')} then 3
  when ${holds('Y')} then 2 when ${holds('N')} then 1 else 6 end`;

/** The greatest of each kind stands for "unknown", so that an ascending list ends with it, as a descending one does. */
const COLUMNS = {
  late_date: `date not null generated always as (coalesce(case_eventdate, date '9999-12-31')) stored`,
  late_age: 'integer not null generated always as (coalesce(age::integer, 32768)) stored',
  late_ill: 'integer not null generated always as (coalesce(mass_poisoning_nb::integer, 32768)) stored',
  late_severity: `smallint not null generated always as ((${severity})::smallint) stored`,
};
const NAMES = Object.keys(COLUMNS);

const statements = [
  `alter table case_report ${Object.entries(COLUMNS)
    .map(([name, type]) => `add column ${name} ${type}`)
    .join(', ')}`,
  ...NAMES.map(
    (name) => `create index case_report_by_${name} on case_report (case_country, ${name}, id)
      where deleted_at is null`,
  ),
  'drop index case_report_by_id',
  // Every key that a sort may name: lists of several keys are sorted from this index alone (migration 0018).
  `create index case_report_by_id on case_report (case_country, id)
    include (sort_date, sort_age, sort_ill, sort_severity, sort_island, sort_specie, ${NAMES.join(', ')})
    where deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
