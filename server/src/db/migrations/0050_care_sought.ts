import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Whether a doctor or nurse was seen, as it was answered: a place of care says yes, and nothing said no. Reports of
 * before keep null, which is no answer.
 */
const statements = [
  `alter table case_report add column med_seen text check (med_seen in ('no', 'yes', 'unknown'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
