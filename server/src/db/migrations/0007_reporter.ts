import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What a reporter said of reports sent from one device: which one a report corrects, which one tells of
 * the same meal, and which ones were withdrawn. All by the identifier made on the device, since the
 * report that is meant may arrive later than what is said of it.
 */
const statements = [
  `alter table case_report add column corrects uuid`,
  `alter table case_report add column same_meal_as uuid`,
  `create index case_report_corrects on case_report (corrects) where corrects is not null`,
  `create index case_report_same_meal_as on case_report (same_meal_as) where same_meal_as is not null`,
  `create table withdrawn_report (
    case_uuid uuid primary key,
    at timestamptz not null
  )`,
  `create index withdrawn_report_at on withdrawn_report (at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
