import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Age of an infant in months; the whole years stay in `age`, and both agree whatever writes the row. */
const statements = [
  `alter table case_report
    add column age_months smallint check (age_months between 0 and 23),
    add constraint case_report_ages_agree check (age_months is null or age is not distinct from age_months / 12)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
