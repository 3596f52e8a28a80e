import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { Store } from '../../../db/store';
import { latestVersions } from '../../../http/response-cache/latest-versions';
import { readPhenotypes, readSpecies } from '../../fishbase/read';
import { readLocations } from '../../locations/read';

/** Places, species and groups as the public calls return them, by id. */
export interface Lists {
  places: ReadonlyMap<number, Location>;
  species: ReadonlyMap<number, Specie>;
  phenotypes: ReadonlyMap<number, Phenotype>;
}

const byId = <T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Caches the lists of the plain pages until one of their tables changes. */
export class ListCache {
  #etag = '';
  #lists: Lists | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<Lists> {
    const { location, specie, phenotype } = await latestVersions(this.store).current();
    const etag = `${location} ${specie} ${phenotype}`;
    if (this.#lists && etag === this.#etag) return this.#lists;
    const [places, species, phenotypes] = await Promise.all([
      readLocations(this.store.read, { geom: false, ids: null }),
      readSpecies(this.store),
      readPhenotypes(this.store),
    ]);
    this.#lists = {
      places: byId(JSON.parse(places) as Location[]),
      species: byId(species),
      phenotypes: byId(phenotypes),
    };
    this.#etag = etag;
    return this.#lists;
  }
}
