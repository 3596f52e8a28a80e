import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { sql } from 'kysely';
import type { Store } from '../../db/store';

/** Names of one product in every language, in their order. */
const names = (owner: 'specie_id' | 'phenotype_id', of: string) => sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'lang', l.code, 'lang_id', n.lang_id, 'value', n.value)
      order by n.lang_id, n.rank, n.id)
    from product_name n join language l on l.id = n.lang_id
    where ${sql.ref(`n.${owner}`)} = ${sql.ref(of)}), '[]'::json)`;

/** Species of the directory with their names; all, or the one asked for. */
export async function readSpecies(store: Store, id: number | null = null): Promise<Specie[]> {
  const { rows } = await sql<Specie>`
    select s.id, s.name, s.slug, s.family, s.media, s.description, s.food, s.sedentary, s.phenotype_id,
      ${names('specie_id', 's.id')} as translations, s.aphia_id, s.spec_code, s.version
    from specie s where ${id === null ? sql`true` : sql`s.id = ${id}`} order by s.id`.execute(store.read);
  return rows;
}

/** Groups of species with their names. */
export async function readPhenotypes(store: Store): Promise<Phenotype[]> {
  const { rows } = await sql<Phenotype>`
    select p.id, p.value, p.slug, p.media, p.description, p.families,
      ${names('phenotype_id', 'p.id')} as translation, p.version
    from phenotype p order by p.id`.execute(store.read);
  return rows;
}
