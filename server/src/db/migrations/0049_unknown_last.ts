import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** SQL that is true if a graded symptom of the case has this code. */
const holds = (code: string) => `'${code}' in (${GRADED_SYMPTOMS.join(', ')})`;
/**
 * Severity as in migration 0008, but 6 when no symptom is known, so that these cases come last. The expression
 * is repeated because PostgreSQL forbids a generated column to read another one.
 */
const severity = `case when ${holds('3')} then 5 when ${holds('2')} then 4 when ${holds('1')} then 3
  when ${holds('Y')} then 2 when ${holds('N')} then 1 else 6 end`;

/**
 * Sort columns for ascending lists. A value above all real ones stands for "unknown", so that cases with an
 * unknown value come last; the columns of migration 0008 do the same for descending lists.
 */
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
  // The index includes every sort column, so that a sort by several keys reads no table rows (migration 0018).
  `create index case_report_by_id on case_report (case_country, id)
    include (sort_date, sort_age, sort_ill, sort_severity, sort_island, sort_specie, ${NAMES.join(', ')})
    where deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
