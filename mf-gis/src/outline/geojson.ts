import type { Geometry, MultiPolygonCoordinates, Position } from '@ciguawatch/shared/domain/geo/geometry';
import { fromPolygons } from '@ciguawatch/shared/domain/geo/geometry';
import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';

/** Largest file in bytes: twice the server's limit, since files of other programs have more decimals. */
export const MAX_FILE_BYTES = 10_000_000;

/** Why a file cannot be imported; each reason has a text. */
type ImportFault = 'tooLarge' | 'notJson' | 'notGeoJson' | 'noShape' | 'noNumber' | 'tooMany';

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 540 &&
  Math.abs(value[1]) <= 90;

class Unreadable extends Error {
  constructor(readonly fault: ImportFault) {
    super(fault);
  }
}

/** Coordinates nested `depth` deep, without heights. */
function read(value: unknown, depth: number): unknown {
  if (depth === 0) {
    if (!isPosition(value)) throw new Unreadable('noNumber');
    return [value[0], value[1]];
  }
  if (!Array.isArray(value)) throw new Unreadable('noNumber');
  return value.map((one) => read(one, depth - 1));
}

interface FoundGeometries {
  parts: MultiPolygonCoordinates;
  points: Position[];
}

/** Collects the shapes of a GeoJSON object, however nested in features and collections. */
function collectGeometries(value: unknown, found: FoundGeometries): void {
  if (typeof value !== 'object' || value === null) throw new Unreadable('notGeoJson');
  const { type, features, geometry, geometries, coordinates } = value as Record<string, unknown>;
  const each = (list: unknown) => {
    if (!Array.isArray(list)) throw new Unreadable('notGeoJson');
    for (const one of list) collectGeometries(one, found);
  };
  if (type === 'FeatureCollection') each(features);
  else if (type === 'GeometryCollection') each(geometries);
  else if (type === 'Feature') {
    if (geometry !== null) collectGeometries(geometry, found);
  } else if (type === 'Polygon') found.parts.push(read(coordinates, 2) as MultiPolygonCoordinates[number]);
  else if (type === 'MultiPolygon') found.parts.push(...(read(coordinates, 3) as MultiPolygonCoordinates));
  else if (type === 'Point') found.points.push(read(coordinates, 0) as Position);
  else if (!['LineString', 'MultiLineString', 'MultiPoint'].includes(String(type)))
    throw new Unreadable('notGeoJson');
}

/**
 * Geometry of a GeoJSON file: all its polygons as one outline, else its first point; lines are ignored.
 * Faults of the outline are not checked here; the editor shows and repairs them.
 */
export function readGeoJson(text: string): { geometry: Geometry } | { fault: ImportFault } {
  const found: FoundGeometries = { parts: [], points: [] };
  try {
    collectGeometries(JSON.parse(text), found);
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { fault: thrown.fault };
    // A stack overflow: nested too deeply to be valid GeoJSON.
    return { fault: thrown instanceof SyntaxError ? 'notJson' : 'notGeoJson' };
  }
  const parts = found.parts.filter((rings) => (rings[0]?.length ?? 0) > 0);
  if (parts.length === 0) {
    const [point] = found.points;
    return point ? { geometry: { type: 'Point', coordinates: point } } : { fault: 'noShape' };
  }
  if (verticesOf(parts) > MAX_VERTICES) return { fault: 'tooMany' };
  return { geometry: fromPolygons(parts) };
}

/** A GeoJSON file (RFC 7946) with one feature. */
export const writeGeoJson = (name: string, geometry: Geometry): string =>
  `${JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name }, geometry }] })}\n`;
