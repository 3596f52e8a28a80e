import type { Store } from '../../db/store';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';

/** The tree of locations, read again only when a location changed. */
export class Places {
  #version = '';
  #index: PlaceIndex | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<PlaceIndex> {
    return this.#of((await latestVersions(this.store).current()).location);
  }

  /** The same by a look at the database that begins now. */
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
