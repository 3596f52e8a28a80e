import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
/** Columns of a place that the server keeps in memory to locate cases; outlines stay in the database. */
export interface Place {
  id: number;
  name: string;
  country: number;
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  /** Own IANA zone; null when it is the parent's. */
  timezone: string | null;
  /** [longitude, latitude], RFC 7946. */
  center: [number, number] | null;
  /** [west, south, east, north], RFC 7946. */
  loca_bbox: [number, number, number, number] | null;
}

/** A deleted place. */
interface DeletedPlace {
  id: number;
  country: number;
  parent_id: number | null;
}

/** Ids that a case stores for its place, one per level. */
interface PlaceChain {
  case_country: number;
  case_archi: number | null;
  case_island: number | null;
  case_location: number | null;
}

const COLUMN_OF_LEVEL = { C: null, A: 'case_archi', I: 'case_island', L: 'case_location' } as const;

/** The tree of all places. */
export class PlaceIndex {
  readonly #byId: Map<number, Place>;
  readonly #gone: Map<number, DeletedPlace>;

  constructor(places: readonly Place[], gone: readonly DeletedPlace[] = []) {
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#gone = new Map(gone.map((place) => [place.id, place]));
  }

  get(id: number): Place | undefined {
    return this.#byId.get(id);
  }

  /** The place itself, or the nearest existing parent of a deleted one. */
  existing(id: number): Place | undefined {
    const visitedIds = new Set<number>();
    for (let at: number | null = id; at !== null && !visitedIds.has(at); ) {
      const place = this.#byId.get(at);
      if (place) return place;
      visitedIds.add(at);
      at = this.#gone.get(at)?.parent_id ?? null;
    }
    const country = this.#gone.get(id)?.country;
    return [...this.#byId.values()].find((one) => one.type === 'C' && one.country === country);
  }

  all(): Iterable<Place> {
    return this.#byId.values();
  }

  /** The place and its parents, innermost first. */
  path(id: number): Place[] {
    const path: Place[] = [];
    let at = this.#byId.get(id);
    while (at && !path.includes(at)) {
      path.push(at);
      at = at.parent_id === null ? undefined : this.#byId.get(at.parent_id);
    }
    return path;
  }

  /** Country, archipelago, island and locality of a place; null when there is no such place. */
  chain(id: number): PlaceChain | null {
    const path = this.path(id);
    const [place] = path;
    if (!place) return null;
    const chain: PlaceChain = {
      case_country: place.country,
      case_archi: null,
      case_island: null,
      case_location: null,
    };
    for (const { id: at, type } of path) {
      const level = COLUMN_OF_LEVEL[type];
      if (level) chain[level] = at;
    }
    return chain;
  }

  /** IANA zone of a place: its own or that of the nearest parent. */
  zone(id: number): string {
    return this.path(id).find((place) => place.timezone)?.timezone ?? DEFAULT_ZONE;
  }
}
