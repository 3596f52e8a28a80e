import { rank } from '../text/search/search';
import { lng360, type Position } from './geometry';
import { distanceKm } from './geometry-distance';

/** What the search and the proposals need of a location. */
export interface Place {
  id: number;
  name: string;
  /** names by short language, where they differ */
  names: Record<string, string>;
  /** country id, 1 to 22 */
  country: number;
  /** C country, A archipelago, I island, L locality */
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  /** west, south, east, north; west is greater than east across 180° */
  loca_bbox: readonly number[] | null;
  /** longitude, latitude of the name */
  center: readonly number[] | null;
  timezone: string;
}

/** Farthest island that a point at sea is taken for, in kilometres (product decisions). */
export const NEAR_KM = 40;

type Lookup = (id: number) => Place | undefined;

/** The place and what holds it, from the locality up to the country. */
export function chainOf(place: Place, get: Lookup): Place[] {
  const chain: Place[] = [place];
  let parent = place.parent_id === null ? undefined : get(place.parent_id);
  while (parent && !chain.includes(parent)) {
    chain.push(parent);
    parent = parent.parent_id === null ? undefined : get(parent.parent_id);
  }
  return chain;
}

/** Name of a place in a language code (fr_FR), or its own name. */
export function placeName(place: Pick<Place, 'name' | 'names'>, language: string): string {
  return place.names[language.split('_')[0] ?? language] ?? place.name;
}

/** The island of a place: itself, or the one that holds its locality. */
export function islandOf(place: Place, get: Lookup): Place | undefined {
  return chainOf(place, get).find((one) => one.type === 'I');
}

const ORDER = { I: 0, L: 1, A: 2, C: 3 } as const;

/**
 * Places that answer a query, the best first: by how well a name fits, then islands, localities,
 * archipelagos and countries, those of the `home` country first.
 */
export function searchPlaces<P extends Place>(
  places: readonly P[],
  query: string,
  home: number | null,
  limit = 30,
): P[] {
  if (query.trim() === '') return [];
  const found = places.flatMap((place) => {
    const ranks = [place.name, ...Object.values(place.names)].map((name) => rank(query, name));
    const best = ranks.reduce<number | null>(
      (least, one) => (one === null ? least : Math.min(least ?? 9, one)),
      null,
    );
    return best === null ? [] : [{ place, best }];
  });
  const away = (place: P) => (place.country === home ? 0 : 1);
  found.sort(
    (a, b) =>
      a.best - b.best ||
      away(a.place) - away(b.place) ||
      ORDER[a.place.type] - ORDER[b.place.type] ||
      (a.place.name < b.place.name ? -1 : 1),
  );
  return found.slice(0, limit).map(({ place }) => place);
}

/** The place that a text names in full, accents and the ʻeta aside; islands and the `home` country first. */
export function namedPlace<P extends Place>(
  places: readonly P[],
  text: string,
  home: number | null,
): P | undefined {
  const [best] = searchPlaces(places, text, home, 1);
  return best && [best.name, ...Object.values(best.names)].some((name) => rank(text, name) === 0)
    ? best
    : undefined;
}

/** What says where a place is. */
type Located = Pick<Place, 'loca_bbox' | 'center'>;

/** A place with its box, where that came apart from it (`PLACE_COLUMNS`). */
export const boxed = <P extends Located>(place: P, box: Pick<Place, 'loca_bbox'> | undefined): P =>
  place.loca_bbox || !box?.loca_bbox ? place : { ...place, loca_bbox: box.loca_bbox };

/** An island and its distance in kilometres from a point. */
export interface Near<P extends Place> {
  place: P;
  km: number;
}

/**
 * Islands within reach of a point, the nearest first, measured to their boxes and then to their
 * names. Outlines decide between neighbours where they are at hand.
 * @param point longitude and latitude in either space
 */
export function nearestIslands<P extends Place>(
  places: readonly P[],
  point: Position,
  within = NEAR_KM,
): Near<P>[] {
  return places
    .filter((place) => place.type === 'I')
    .map((place) => ({ place, km: boxKm(place, point), tie: centerKm(place, point) }))
    .filter(({ km }) => km <= within)
    .sort((a, b) => a.km - b.km || a.tie - b.tie)
    .map(({ place, km }) => ({ place, km }));
}

/** How far a point lies from the box of a place, or else from its name, in kilometres; null where neither is known. */
export function kmFrom(place: Located, point: Position): number | null {
  const km = boxKm(place, point);
  return Number.isFinite(km) ? km : null;
}

/**
 * Whether a point lies too far from the box of a place, or else from its name, to belong to it: such a report is
 * left out of the public figures until somebody has looked at it.
 * @param point longitude and latitude in either space
 */
export function isFarFrom(place: Located, point: Position): boolean {
  return (kmFrom(place, point) ?? 0) > NEAR_KM;
}

function boxKm(place: Located, point: Position): number {
  const [west, south, east, north] = place.loca_bbox ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return centerKm(place, point);
  }
  const x = lng360(point[0]);
  const at: Position = [clamp(x, lng360(west), lng360(east)), clamp(point[1], south, north)];
  return distanceKm([x, point[1]], at);
}

function centerKm({ center }: Located, point: Position): number {
  const [x, y] = center ?? [];
  return x === undefined || y === undefined ? Infinity : distanceKm(point, [x, y]);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
