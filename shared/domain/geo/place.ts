import { LAST_LANGUAGE, type Languages, shortLanguage } from '../text/fallback';
import { lng360, type Position } from './geometry';
import { distanceKm } from './geometry-distance';

/** What searching and proposing places needs to know about a location. */
export interface Place {
  id: number;
  name: string;
  /** names by language (`fr`), where they differ from `name` */
  names: Record<string, string>;
  /** country id */
  country: number;
  /** C country, A archipelago, I island, L locality */
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  /** west, south, east, north; west is greater than east when the box crosses 180° */
  loca_bbox: readonly number[] | null;
  /** longitude and latitude of the label */
  center: readonly number[] | null;
  timezone: string;
}

/** Greatest distance in kilometres at which a point at sea is assigned to an island (product decisions). */
export const NEAR_KM = 40;

type PlaceLookup = (id: number) => Place | undefined;

/** The place and everything that contains it, from the locality up to the country. */
export function chainOf(place: Place, get: PlaceLookup): Place[] {
  const chain: Place[] = [place];
  let parent = place.parent_id === null ? undefined : get(place.parent_id);
  while (parent && !chain.includes(parent)) {
    chain.push(parent);
    parent = parent.parent_id === null ? undefined : get(parent.parent_id);
  }
  return chain;
}

/**
 * Name of a place in the first of the reader's languages that has one, else its default name. English stands in by the
 * default name: a language without a name of its own calls the place so.
 */
export function placeName(place: Pick<Place, 'name' | 'names'>, languages: Languages): string {
  const named = languages.find(
    (code, i) => place.names[shortLanguage(code)] && (i === 0 || code !== LAST_LANGUAGE),
  );
  return (named && place.names[shortLanguage(named)]) || place.name;
}

/** The island of a place: itself, or the one that contains its locality. */
export function islandOf(place: Place, get: PlaceLookup): Place | undefined {
  return chainOf(place, get).find((one) => one.type === 'I');
}

/** The parts of a place that give its position. */
type Located = Pick<Place, 'loca_bbox' | 'center'>;

/** A place completed with its box, which the packed list of places leaves out (`PLACE_COLUMNS`). */
export const withPlaceBox = <P extends Located>(place: P, box: Pick<Place, 'loca_bbox'> | undefined): P =>
  place.loca_bbox || !box?.loca_bbox ? place : { ...place, loca_bbox: box.loca_bbox };

/** An island and its distance from a point in kilometres. */
export interface Near<P extends Located> {
  place: P;
  km: number;
}

/**
 * Islands within reach of a point, the nearest first. Distances are measured to their boxes, ties decided
 * by their label points; callers that have outlines use them to decide between neighbours.
 * @param point longitude and latitude, in either form
 */
export function nearestIslands<P extends Located & Pick<Place, 'type'>>(
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

/**
 * Distance in kilometres from a point to the box of a place, else to its label point; null where neither is
 * known.
 */
export function kmFrom(place: Located, point: Position): number | null {
  const km = boxKm(place, point);
  return Number.isFinite(km) ? km : null;
}

/**
 * Whether a point is too far from a place to belong to it. Such a report is left out of public statistics
 * until an editor has reviewed it.
 * @param point longitude and latitude, in either form
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
