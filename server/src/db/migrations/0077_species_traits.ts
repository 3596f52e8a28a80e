import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What the key by pictures asks about a species, and the length to which it grows. Both come with the reference
 * data, as for a new database.
 */
const statements = ['alter table specie add column traits text, add column max_length_cm integer'];

/** Traits and lengths of species. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
