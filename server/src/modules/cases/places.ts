import type { Store } from '../../db/store';
import { tableVersion } from '../../http/cached-answer/table-version';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';

/** The tree of locations, read again only when a location changed. */
export class Places {
  #version = '';
  #index: PlaceIndex | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<PlaceIndex> {
    const version = await tableVersion(this.store, 'location');
    if (!this.#index || version !== this.#version) {
      this.#index = await loadPlaces(this.store.read);
      this.#version = version;
    }
    return this.#index;
  }
}
