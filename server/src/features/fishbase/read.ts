import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { listedProduct } from '../sync/kinds';

/** JSON array of the names of a species or group, by language and rank. */
const namesColumn = (owner: 'specie_id' | 'phenotype_id', of: string) => sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'lang', l.code, 'lang_id', n.lang_id, 'value', n.value)
      order by n.lang_id, n.rank, n.id)
    from product_name n join language l on l.id = n.lang_id
    where ${sql.ref(`n.${owner}`)} = ${sql.ref(of)}), '[]'::json)`;

/** True for a deleted row, otherwise null. */
const deletedColumn = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.deleted_at`)} is null then null else true end`;

/** Removes these fields from rows where they are null, so that the response is shorter. */
function withoutNulls<T extends object>(rows: T[], fields: readonly (keyof T)[]): T[] {
  for (const row of rows) for (const field of fields) if (row[field] === null) delete row[field];
  return rows;
}

/** Species with their names: all in the directory, those of a group, or one. */
export async function readSpecies(
  store: Store,
  { id, group }: { id?: number; group?: number } = {},
): Promise<Specie[]> {
  const isListed = sql.raw(listedProduct('specie', 's'));
  const condition =
    id === undefined
      ? group === undefined
        ? isListed
        : sql`s.phenotype_id = ${group} and s.deleted_at is null`
      : sql`s.id = ${id} and ${isListed}`;
  const { rows } = await sql<Specie>`
    select s.id, s.name, s.slug, s.family, s.media, s.description, s.descriptions, s.food, s.sedentary,
      case when s.descriptions_read then null else false end as descriptions_read,
      s.phenotype_id, ${namesColumn('specie_id', 's.id')} as translations, s.aphia_id, s.spec_code,
      case when s.synonyms = '[]' then null else s.synonyms end as synonyms, s.replaced_by, s.traits,
      ${deletedColumn('s')} as deleted, s.version
    from specie s where ${condition} order by s.id`.execute(store.read);
  return withoutNulls(rows, ['deleted', 'descriptions_read', 'synonyms', 'replaced_by', 'traits']);
}

/** Groups with their names: all in the directory, or one. */
export async function readPhenotypes(store: Store, id?: number): Promise<Phenotype[]> {
  const which = id === undefined ? sql`true` : sql`p.id = ${id}`;
  const { rows } = await sql<Phenotype>`
    select p.id, p.value, p.slug, p.media, p.description, p.descriptions, p.families,
      ${namesColumn('phenotype_id', 'p.id')} as translation, ${deletedColumn('p')} as deleted, p.version
    from phenotype p where ${which} and ${sql.raw(listedProduct('phenotype', 'p'))} order by p.id`.execute(
    store.read,
  );
  return withoutNulls(rows, ['deleted']);
}
