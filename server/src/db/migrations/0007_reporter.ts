import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What a reporter says about earlier reports of the same device: which one this corrects, which one is of the
 * same meal, which one is withdrawn. By the device-made identifier, because the other report may arrive
 * later.
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
