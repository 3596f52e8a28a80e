import { sql } from 'kysely';
import type { Store } from '../../../db/store';

/**
 * Ids of species and groups that a case may name. Deleted ones are included, because a report may have waited
 * on a device.
 */
export interface Products {
  specie_id: ReadonlySet<number>;
  phenotype_id: ReadonlySet<number>;
}

/** Reads the ids of the directory, a few hundred. */
export async function readProducts(store: Store): Promise<Products> {
  const { rows } = await sql<{ species: number[]; phenotypes: number[] }>`
    select array(select id from specie) as species, array(select id from phenotype) as phenotypes`.execute(
    store.read,
  );
  return { specie_id: new Set(rows[0]?.species), phenotype_id: new Set(rows[0]?.phenotypes) };
}
