import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import type { Store } from '../../../db/store';
import { tableVersion } from '../../../http/cached-answer/table-version';
import { readPhenotypes, readSpecies } from '../../fishbase/read';
import { readLocations } from '../../locations/read';

/** Places, species and groups as the public calls answer them, by their ids. */
export interface Lists {
  places: ReadonlyMap<number, Place>;
  species: ReadonlyMap<number, Specie>;
  phenotypes: ReadonlyMap<number, Phenotype>;
}

const byId = <T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

const TABLES = ['location', 'specie', 'phenotype'] as const;

/** Keeps the lists of the plain pages, read again when one of their tables changed. */
export class ListKeeper {
  #mark = '';
  #lists: Lists | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<Lists> {
    const versions = await Promise.all(TABLES.map((table) => tableVersion(this.store, table)));
    const mark = versions.join(' ');
    if (this.#lists && mark === this.#mark) return this.#lists;
    const [places, species, phenotypes] = await Promise.all([
      readLocations(this.store.read, { geom: false, ids: null }),
      readSpecies(this.store),
      readPhenotypes(this.store),
    ]);
    this.#lists = {
      places: byId(JSON.parse(places) as Place[]),
      species: byId(species),
      phenotypes: byId(phenotypes),
    };
    this.#mark = mark;
    return this.#lists;
  }
}
