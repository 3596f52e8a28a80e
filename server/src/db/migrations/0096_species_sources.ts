import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Names of a species by size and place, and what was published of toxins in it, each with its source. They come with
 * the reference data, as for a new database.
 */
const statements = [
  `alter table specie
    add column local_names jsonb not null default '[]',
    add column published_evidence jsonb not null default '[]'`,
];

/** Names by size and place, and published evidence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
