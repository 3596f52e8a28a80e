import {
  type Bbox,
  bboxOf,
  type Geometry,
  type Position,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import type { LocationFeature } from '../../db/reference/locations';
import {
  boxOfIslands,
  COMPUTED,
  hullOfIslands,
} from '../../features/locations/edit/outline/computed-outline';
import type { Pack, PackOutline, PackPlace, PackSource } from './pack';

/** Ids under which the country of a pack and its places are stored. */
export interface PackIds {
  country: number;
  /** of the place of the country */
  place: number;
  /** of the places below it, by their keys */
  places: ReadonlyMap<string, number>;
}

/** Ids of a pack of the release, which names them all. */
export function shippedIds({ country, places }: Pack): PackIds {
  const given = (id: number | null, of: string): number => {
    if (id === null) throw new Error(`The pack of ${country.letters} gives ${of} no number.`);
    return id;
  };
  return {
    country: given(country.number, 'the country'),
    place: given(country.placeNumber, 'its place'),
    places: new Map(places.map(({ key, number }) => [key, given(number, key)])),
  };
}

/** The country and the places of a pack, with longitudes from 0 to 360. */
export function packFeatures({ country, outline, places }: Pack, ids: PackIds): LocationFeature[] {
  const islands = places.filter(({ type }) => type === 'I');
  const { en = '', ...others } = country.placeNames ?? country.names;
  const { geometry, source, licence } = outline ?? boxOf(islands);
  const whole = feature(
    {
      ...{ id: ids.place, type: 'C', parent_id: null, country_id: ids.country, name: en, zone: country.zone },
      names: Object.fromEntries(Object.entries(others).filter(([, name]) => name !== en)),
      ...{ source, licence },
    },
    geometry,
  );
  return [whole, ...places.map((place) => featureOf(place, islands, ids))];
}

function boxOf(islands: readonly PackPlace[]): PackOutline {
  const box = boxOfIslands(islands.map(({ geometry }) => storedBbox(bboxOf(geometry as Geometry))));
  const geometry: Geometry = { type: 'Polygon', coordinates: [box ?? []] };
  return { geometry, source: COMPUTED.box, licence: commonLicence(islands) };
}

function featureOf(place: PackPlace, islands: readonly PackPlace[], ids: PackIds): LocationFeature {
  const { key, type, name, names, otherNames, parent, zone, landform } = place;
  const { geometry, source, licence } = outlineOf(place, islands);
  const properties = {
    ...{
      id: ids.places.get(key) as number,
      type,
      name,
      names,
      country_id: ids.country,
      source,
      licence,
      zone,
    },
    parent_id: parent === null ? ids.place : (ids.places.get(parent) as number),
    ...(otherNames.length > 0 && { alt_names: otherNames }),
    ...(landform !== null && { landform }),
  };
  return feature(properties, geometry);
}

/** The outline of a place, that of an archipelago without one from its islands. */
function outlineOf(place: PackPlace, all: readonly PackPlace[]): PackOutline {
  if (place.geometry) return { geometry: place.geometry, ...(place.source as PackSource) };
  const islands = all.filter(({ parent }) => parent === place.key);
  const ring = hullOfIslands(islands.map(({ geometry }) => geometry as Geometry)) ?? [];
  const licence = commonLicence(islands);
  return { geometry: { type: 'Polygon', coordinates: [ring] }, source: COMPUTED.hull, licence };
}

/** The licence of all outlines that another is computed from; null where they have several. */
function commonLicence(islands: readonly PackPlace[]): string | null {
  const licences = new Set(islands.map(({ source }) => source?.licence ?? null));
  return licences.size === 1 ? ([...licences][0] ?? null) : null;
}

function feature(
  properties: Omit<LocationFeature['properties'], 'center'>,
  geometry: Geometry,
): LocationFeature {
  return { properties: { ...properties, center: middleOf(bboxOf(geometry)) }, geometry };
}

const middleOf = ([west, south, east, north]: Bbox): Position => [(west + east) / 2, (south + north) / 2];
