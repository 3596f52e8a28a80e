import type { Store } from '../../db/store';
import { tableState } from '../../http/cached-answer/table-version';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';

/** The tree of locations, read again only when a location changed. */
export class Places {
  #version = '';
  #index: PlaceIndex | null = null;

  constructor(private readonly store: Store) {}

  async current(): Promise<PlaceIndex> {
    return this.#of((await tableState(this.store, 'location').current()).version);
  }

  /** The same by a look at the database that begins now. */
  async fresh(): Promise<PlaceIndex> {
    return this.#of((await tableState(this.store, 'location').fresh()).version);
  }

  async #of(version: string): Promise<PlaceIndex> {
    if (!this.#index || version !== this.#version) {
      this.#index = await loadPlaces(this.store.read);
      this.#version = version;
    }
    return this.#index;
  }
}
