import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** A source may observe a country in several spans of months, with years in between that nobody collected. */
const statements = [
  'alter table coverage drop constraint coverage_source_country_key',
  'alter table coverage add constraint coverage_span_key unique (source, country, from_month)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
