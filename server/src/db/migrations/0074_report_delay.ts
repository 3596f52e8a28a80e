import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Median days from the meal to the report, as of the last weekly step, and when the next one is due. It is stored
 * because computed at each request it would move with a report that nobody may see.
 */
const statements = [
  'alter table country add column report_delay integer',
  'alter table country add column report_delay_until timestamptz',
];

/** How long reports of a country take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
