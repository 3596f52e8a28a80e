import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { Known } from '../../../http/cached-answer/known';

/**
 * Ids of the species and groups that a case may name, by what they are called in it; deleted ones too: a report may
 * have waited on a device meanwhile.
 */
export interface Products {
  specie_id: ReadonlySet<number>;
  phenotype_id: ReadonlySet<number>;
}

const known = new WeakMap<Store['changes'], Known<Products>>();

/** The ids of the directory, as far as they are known without the database. */
export function products(store: Store): Known<Products> {
  const ofStore = known.get(store.changes) ?? new Known(store, ['specie', 'phenotype'], () => read(store));
  known.set(store.changes, ofStore);
  return ofStore;
}

async function read(store: Store): Promise<Products> {
  const { rows } = await sql<{ species: number[]; phenotypes: number[] }>`
    select array(select id from specie) as species, array(select id from phenotype) as phenotypes`.execute(
    store.read,
  );
  return { specie_id: new Set(rows[0]?.species), phenotype_id: new Set(rows[0]?.phenotypes) };
}
