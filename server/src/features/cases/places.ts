import type { Store } from '../../db/store';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';

/** Index of all places, read again only when one has changed. */
export class Places {
  #version = '';
  #index: PlaceIndex | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<PlaceIndex> {
    return this.#of((await latestVersions(this.store).current()).location);
  }

  /** The same after a new look at the database, for places that were just created. */
  async fresh(): Promise<PlaceIndex> {
    return this.#of((await latestVersions(this.store).fresh()).location);
  }

  async #of(version: string): Promise<PlaceIndex> {
    if (!this.#index || version !== this.#version) {
      this.#index = await loadPlaces(this.store.read);
      this.#version = version;
    }
    return this.#index;
  }
}
