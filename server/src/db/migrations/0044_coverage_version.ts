import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Counts what editors marked in a country, so that two of them do not overwrite each other unseen. */
const statements = ['alter table country add column coverage_version integer not null default 0'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
