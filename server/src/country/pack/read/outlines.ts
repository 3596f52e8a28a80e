import { type Geometry, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { geometryOf } from '../../../features/locations/edit/outline/check-geometry';
import type { Faults, Spot } from '../faults';
import type { PackPlace } from '../pack';
import { jsonOf } from './json';
import { PLACES_FILE, type ReadPlace } from './places';

export const OUTLINES_FILE = 'outlines.geojson';

interface Feature {
  properties?: { key?: unknown } | null;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
}

/**
 * Gives the places of a pack their outlines, as they are drawn in its file: whether they can be stored is checked
 * afterwards (`checkOutlines`).
 */
export function readOutlines(folder: string, places: readonly ReadPlace[], faults: Faults): PackPlace[] {
  const given = jsonOf(folder, OUTLINES_FILE, faults, false);
  const outlines = given === null ? new Map<string, Geometry>() : outlinesIn(given, places, faults);
  return places.map(({ row, ...place }) => {
    const outline = outlines.get(place.key);
    if (outline && place.geometry)
      faults.add(
        row.at('longitude'),
        `The place has an outline in ${OUTLINES_FILE}, too: keep one of the two.`,
      );
    const geometry = outline ?? place.geometry;
    const isComputed =
      place.type === 'A' && places.some(({ type, parent }) => type === 'I' && parent === place.key);
    if (!geometry && !isComputed)
      faults.add(
        { ...row.at('key'), file: PLACES_FILE },
        `“${place.key}” lies nowhere: add longitude and latitude, or its outline to ${OUTLINES_FILE}.`,
      );
    if (geometry && !place.source && row.cell('source') === '')
      faults.add(row.at('source'), 'Its outline needs a source: write a key of sources.csv.');
    return { ...place, geometry };
  });
}

function outlinesIn(given: unknown, places: readonly ReadPlace[], faults: Faults): Map<string, Geometry> {
  const outlines = new Map<string, Geometry>();
  const { features } = (given ?? {}) as { features?: unknown };
  if (!Array.isArray(features)) {
    faults.add(
      { file: OUTLINES_FILE },
      'It must be a FeatureCollection of GeoJSON: export it as GeoJSON once more.',
    );
    return outlines;
  }
  const keys = new Set(places.map(({ key }) => key));
  (features as Feature[]).forEach((feature, at) => {
    const key = feature?.properties?.key;
    const spot = { file: OUTLINES_FILE, column: `feature ${at + 1}` };
    if (typeof key !== 'string' || !keys.has(key))
      faults.add(
        spot,
        `Its property "key" must be a key of ${PLACES_FILE}; it is ${JSON.stringify(key ?? null)}.`,
      );
    else if (outlines.has(key))
      faults.add(spot, `“${key}” has an outline already: join its parts to one MultiPolygon.`);
    else {
      const geometry = shapeOf(feature, { ...spot, column: key }, faults);
      if (geometry) outlines.set(key, geometry);
    }
  });
  return outlines;
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
