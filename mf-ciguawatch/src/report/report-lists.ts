import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Deleted species and groups stay in the collection to name old cases, but cannot be chosen. */
const isOffered = (one: { deleted?: boolean | undefined }): boolean => !one.deleted;

/**
 * Places, species and groups for the report form. Read them inside a MobX observer: they follow the
 * collections.
 */
export const lists = {
  get places(): readonly Place[] {
    return collections.location.all();
  },
  get species(): readonly Specie[] {
    return collections.specie.all().filter(isOffered);
  },
  /** What `findSpecies` searches: the same array until the list changes, with deleted species, which it leaves out. */
  get searchedSpecies(): readonly Specie[] {
    return collections.specie.all();
  },
  get phenotypes(): readonly Phenotype[] {
    return collections.phenotype.all().filter(isOffered);
  },
  get placesState() {
    return collections.location.state;
  },
  get speciesState() {
    return collections.specie.state;
  },
  place: (id: number): Place | undefined => collections.location.get(id),
  specie: (id: number): Specie | undefined => collections.specie.get(id),
  phenotype: (id: number): Phenotype | undefined => collections.phenotype.get(id),
  /** Loads the lists: stored copies at once, refreshed in the background. */
  load(): void {
    void collections.location.ensure();
    void collections.specie.ensure();
    void collections.phenotype.ensure();
  },
  /**
   * Waits until all three lists are loaded, from the device or the server.
   * @throws the load error when a list is neither stored nor reachable
   */
  async ready(): Promise<void> {
    const all = [collections.location, collections.specie, collections.phenotype];
    await Promise.all(all.map((one) => one.ensure()));
    const missing = all.find((one) => one.all().length === 0);
    if (missing) throw missing.error ?? new Error('A list of names could not be had.');
  },
};
