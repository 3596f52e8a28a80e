import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What a source observed on one island overrides what it observed in the country. `observed` is null after an
 * editor reset the island to its country's value, so that the reference data does not return.
 */
const statements = [
  'alter table coverage add column island integer references location (id) on delete cascade',
  'alter table coverage add column observed boolean default true',
  `alter table coverage add constraint coverage_island_month
    check (island is null or (until_month is not null and until_month = from_month))`,
  'alter table coverage add constraint coverage_country_observed check (island is not null or observed)',
  'alter table coverage drop constraint coverage_span_key',
  'create unique index coverage_span on coverage (source, country, from_month) where island is null',
  'create unique index coverage_island on coverage (source, island, from_month) where island is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
