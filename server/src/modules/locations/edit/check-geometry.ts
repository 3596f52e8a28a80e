import type { LocationGeometry } from '@ciguawatch/shared/api/schemas/outline';
import {
  bboxOf,
  type Geometry,
  lng180,
  type Position,
  polygonsOf,
  round4,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn, toStored } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { labelPoint } from '@ciguawatch/shared/domain/geo/geometry-label';
import { findFaults, MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { invalidFields } from '../../../http/http-error';
import { withinTime } from './within-time';

/** What is stored of what was drawn. */
interface DrawnColumns {
  geometry: Geometry | null;
  /** [west, south, east, north], RFC 7946. */
  loca_bbox: number[] | null;
  /** [longitude, latitude] where the name stands, to eleven metres. */
  center: number[] | null;
}

/** Latitudes of a point that is drawn on no map. */
const MAX_LATITUDE = 85;

/**
 * Cuts or joins a geometry at 180°. The library loops for ever on some outlines, and throws errors of many kinds on
 * others. It is given 0.2 ms a vertex, five times what it needed on a busy machine, and a second.
 */
function clip(geometry: Geometry, work: (geometry: Geometry) => Geometry): Geometry {
  try {
    return withinTime(1000 + verticesOf(polygonsOf(geometry)) / 5, () => work(geometry));
  } catch {
    throw invalidFields({ geometry: 'geometry_degenerate' });
  }
}

/**
 * Checks an outline as the editor does and brings it into the stored form: cut at 180°, wound, rounded.
 * @throws HttpError 400 `geometry_invalid` when a fault is left that only a person can mend, `geometry_degenerate`
 *   when it cannot be cut at 180° or joined there again
 */
export function drawnColumns(geometry: LocationGeometry | null): DrawnColumns {
  if (geometry === null) return { geometry: null, loca_bbox: null, center: null };
  const flat = geometryOf(geometry);
  if (!flat || verticesOf(polygonsOf(flat)) > MAX_VERTICES)
    throw invalidFields({ geometry: 'geometry_invalid' });
  const drawn = clip(flat, toDrawn);
  const faults = drawn.type === 'Point' ? [] : findFaults(polygonsOf(drawn));
  if (faults.length > 0) throw invalidFields({ geometry: 'geometry_invalid' });
  const stored = clip(drawn, toStored);
  // It is joined again at each reading, without a limit of time: what is stored must be known to end.
  clip(stored, toDrawn);
  const [x, y] = labelPoint(drawn);
  return {
    geometry: stored,
    loca_bbox: storedBbox(bboxOf(drawn)),
    center: [round4(lng180(x)), round4(y)],
  };
}

/** How deep positions lie in the coordinates of each type. */
const DEPTH = { Point: 0, Polygon: 2, MultiPolygon: 3 } as const;

/** A geometry whose positions are two numbers each, at the depth of its type; null when it is none. */
function geometryOf({ type, coordinates }: LocationGeometry): Geometry | null {
  const flat = flatten(coordinates, DEPTH[type]);
  return flat === null ? null : ({ type, coordinates: flat } as Geometry);
}

/** Lists at a depth, each with something in it; positions without the height that foreign files often carry. */
function flatten(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (depth > 0) {
    const parts = value.map((part) => flatten(part, depth - 1));
    return parts.includes(null) ? null : parts;
  }
  const [x, y] = value as unknown[];
  const fits =
    typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 360 && Math.abs(y) <= MAX_LATITUDE;
  return fits && value.length <= 3 ? ([x, y] satisfies Position) : null;
}
