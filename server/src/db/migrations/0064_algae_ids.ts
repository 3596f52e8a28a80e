import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Identifiers of microalgae in the World Register of Marine Species, and where each was found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table algae_specie add column aphia_id integer`,
    `alter table algae_specie add column id_source text`,
  ]);
}
