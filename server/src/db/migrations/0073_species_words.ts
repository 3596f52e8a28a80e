import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Whether the laboratory has read the descriptions of a species, and the pages where their facts were read. The
 * texts themselves come with the reference data, as for a new database.
 */
const statements = [
  `alter table specie add column descriptions_read boolean not null default true,
    add column description_sources jsonb not null default '[]'`,
];

/** Descriptions that wait for the laboratory, and their sources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
