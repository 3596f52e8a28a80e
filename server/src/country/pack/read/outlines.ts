import { type Geometry, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { geometryOf } from '../../../features/locations/edit/outline/check-geometry';
import type { Faults, Spot } from '../faults';
import type { Pack, PackSource } from '../pack';
import { jsonOf } from './json';
import { COUNTRY_KEY, PLACES_FILE, type ReadPlace } from './places';

export const OUTLINES_FILE = 'outlines.geojson';
/** Outlines whose licence asks for a file of their own; each counts before the point of its place. */
export const APART_FILE = 'outlines-apart.geojson';

interface Feature {
  properties?: { key?: unknown; source?: unknown } | null;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
}

interface Outline {
  geometry: Geometry;
  /** null for that of the place */
  source: PackSource | null;
}

interface Known {
  keys: ReadonlySet<string>;
  sources: ReadonlyMap<string, PackSource>;
}

/**
 * Gives the places of a pack their outlines, and the country its own, as they are drawn in its files: whether they can be
 * stored is checked afterwards (`checkOutlines`).
 */
export function readOutlines(
  folder: string,
  places: readonly ReadPlace[],
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): Pick<Pack, 'places' | 'outline'> {
  const known = { keys: new Set([...places.map(({ key }) => key), COUNTRY_KEY]), sources };
  const outlines = outlinesIn(folder, OUTLINES_FILE, known, faults);
  const apart = outlinesIn(folder, APART_FILE, known, faults);
  const { geometry, source } = apart.get(COUNTRY_KEY) ?? outlines.get(COUNTRY_KEY) ?? {};
  return {
    places: places.map((place) => outlined(place, places, { outlines, apart }, faults)),
    outline: geometry && source ? { geometry, ...source } : null,
  };
}

function outlined(
  { row, ...place }: ReadPlace,
  all: readonly ReadPlace[],
  { outlines, apart }: Record<'outlines' | 'apart', ReadonlyMap<string, Outline>>,
  faults: Faults,
): Pack['places'][number] {
  if (outlines.has(place.key) && place.geometry)
    faults.add(
      row.at('longitude'),
      `The place has an outline in ${OUTLINES_FILE}, too: keep one of the two.`,
    );
  const outline = apart.get(place.key) ?? outlines.get(place.key);
  const geometry = outline?.geometry ?? place.geometry;
  const source = outline?.source ?? place.source;
  const isComputed =
    place.type === 'A' && all.some(({ type, parent }) => type === 'I' && parent === place.key);
  if (!geometry && !isComputed)
    faults.add(
      { ...row.at('key'), file: PLACES_FILE },
      `“${place.key}” lies nowhere: add longitude and latitude, or its outline to ${OUTLINES_FILE}.`,
    );
  if (geometry && !source && row.cell('source') === '')
    faults.add(row.at('source'), 'Its outline needs a source: write a key of sources.csv.');
  return { ...place, geometry, source };
}

function outlinesIn(folder: string, file: string, known: Known, faults: Faults): Map<string, Outline> {
  const outlines = new Map<string, Outline>();
  const given = jsonOf(folder, file, faults, false);
  if (given === null) return outlines;
  const { features } = given as { features?: unknown };
  if (!Array.isArray(features)) {
    faults.add({ file }, 'It must be a FeatureCollection of GeoJSON: export it as GeoJSON once more.');
    return outlines;
  }
  (features as Feature[]).forEach((feature, at) => {
    const key = feature?.properties?.key;
    const spot = { file, column: `feature ${at + 1}` };
    if (typeof key !== 'string' || !known.keys.has(key))
      faults.add(
        spot,
        `Its property "key" must be a key of ${PLACES_FILE}; it is ${JSON.stringify(key ?? null)}.`,
      );
    else if (outlines.has(key))
      faults.add(spot, `“${key}” has an outline already: join its parts to one MultiPolygon.`);
    else {
      const of = { ...spot, column: key };
      const geometry = shapeOf(feature, of, faults);
      if (geometry) outlines.set(key, { geometry, source: sourceOf(feature, of, known, faults) });
    }
  });
  return outlines;
}

/** The source that an outline names itself, which those of the country and those apart must. */
function sourceOf({ properties }: Feature, spot: Spot, known: Known, faults: Faults): PackSource | null {
  const given = properties?.source ?? null;
  const source = known.sources.get(String(given)) ?? null;
  const isNeeded = spot.file === APART_FILE || spot.column === COUNTRY_KEY;
  if (source === null && (isNeeded || given !== null))
    faults.add(spot, `Its property "source" must be a key of sources.csv; it is ${JSON.stringify(given)}.`);
  return source;
}

function shapeOf({ geometry }: Feature, spot: Spot, faults: Faults): Geometry | null {
  const { type, coordinates } = geometry ?? {};
  if (type !== 'Point' && type !== 'Polygon' && type !== 'MultiPolygon') {
    faults.add(
      spot,
      `It must be a Polygon, a MultiPolygon or a Point; it is ${JSON.stringify(type ?? null)}.`,
    );
    return null;
  }
  const shape = geometryOf({ type, coordinates } as never);
  if (!shape)
    faults.add(
      spot,
      'Its positions must be pairs of longitude (-180 to 360) and latitude (-85 to 85), in this order.',
    );
  else if (verticesOf(polygonsOf(shape)) > MAX_VERTICES)
    faults.add(spot, `It has more than ${MAX_VERTICES} vertices: simplify it.`);
  else return shape;
  return null;
}
