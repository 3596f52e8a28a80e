import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Counts coverage changes per country, so that two editors do not overwrite each other unnoticed. */
const statements = ['alter table country add column coverage_version integer not null default 0'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
