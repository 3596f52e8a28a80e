import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What the folder of a country brings (docs/country-pack.md): its numbers and its emergency number; keys of places that it
 * adds, by which a second load finds them; and names of species, which a later release must not remove.
 */
const statements = [
  `alter table country
    add column numbers jsonb not null default '{}',
    add column emergency text`,
  'alter table location add column pack_key text',
  'create unique index location_pack_key on location (country, pack_key) where pack_key is not null',
  'alter table product_name add column pack text',
];

/** Numbers, keys and names from packs of countries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
