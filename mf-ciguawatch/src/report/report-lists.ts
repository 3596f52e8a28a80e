import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** What was deleted names cases still, and is no choice any more. */
const offered = (one: { deleted?: boolean | undefined }): boolean => !one.deleted;

/** Places, species and phenotypes as the report form reads them. Read them inside observers. */
export const lists = {
  get places(): readonly Place[] {
    return collections.location.all();
  },
  get species(): readonly Specie[] {
    return collections.specie.all().filter(offered);
  },
  get phenotypes(): readonly Phenotype[] {
    return collections.phenotype.all().filter(offered);
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
  /** Has the lists at hand: from the device at once, refreshed behind. */
  load(): void {
    void collections.location.ensure();
    void collections.specie.ensure();
    void collections.phenotype.ensure();
  },
  /**
   * Waits until names are known, from the device or from the server.
   * @throws when a list can be had from neither
   */
  async ready(): Promise<void> {
    const all = [collections.location, collections.specie, collections.phenotype];
    await Promise.all(all.map((one) => one.ensure()));
    const missing = all.find((one) => one.all().length === 0);
    if (missing) throw missing.error ?? new Error('A list of names could not be had.');
  },
};
