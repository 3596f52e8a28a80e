import type {
  Geometry,
  MultiPolygonCoordinates,
  Position,
  Ring,
} from '@ciguawatch/shared/domain/geo/geometry';
import type { FileContent, FoundFeature, ImportFault } from './found';

/** Largest coordinate: half the breadth of Web Mercator in metres is 20,037,508. */
const MAX_COORDINATE = 21_000_000;
/** Properties in which programs write the name of a feature, in lower case. */
const NAME_KEYS = ['name', 'nom', 'title', 'titre', 'label', 'island', 'ile', 'île'];

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= MAX_COORDINATE &&
  Math.abs(value[1]) <= MAX_COORDINATE;

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

/** Adds the coordinates of each type of geometry to a feature. */
const COLLECT: Record<string, (found: FoundFeature, coordinates: unknown) => void> = {
  Polygon: ({ parts }, at) => parts.push(read(at, 2) as MultiPolygonCoordinates[number]),
  MultiPolygon: ({ parts }, at) => parts.push(...(read(at, 3) as MultiPolygonCoordinates)),
  LineString: ({ lines }, at) => lines.push(read(at, 1) as Ring),
  MultiLineString: ({ lines }, at) => lines.push(...(read(at, 2) as Ring[])),
  Point: ({ points }, at) => points.push(read(at, 0) as Position),
  MultiPoint: ({ points }, at) => points.push(...(read(at, 1) as Position[])),
};

type Members = Record<string, unknown>;

function membersOf(value: unknown): Members {
  if (typeof value !== 'object' || value === null) throw new Unreadable('notGeoJson');
  return value as Members;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable('notGeoJson');
  return value;
}

function collectGeometry(value: unknown, found: FoundFeature): void {
  const { type, geometries, coordinates } = membersOf(value);
  if (type === 'GeometryCollection') for (const one of listOf(geometries)) collectGeometry(one, found);
  else if (Object.hasOwn(COLLECT, String(type))) COLLECT[String(type)]!(found, coordinates);
  else throw new Unreadable('notGeoJson');
}

function nameOf(properties: unknown): string | null {
  const named = Object.entries((properties ?? {}) as Members).filter(
    ([key, value]) =>
      NAME_KEYS.includes(key.toLowerCase()) && typeof value === 'string' && value.trim() !== '',
  );
  const rank = ([key]: [string, unknown]) => NAME_KEYS.indexOf(key.toLowerCase());
  const [first] = named.sort((a, b) => rank(a) - rank(b));
  return first ? String(first[1]).trim() : null;
}

function featureOf(value: unknown): FoundFeature {
  const members = membersOf(value);
  const isFeature = members.type === 'Feature';
  const found: FoundFeature = {
    name: isFeature ? nameOf(members.properties) : null,
    parts: [],
    lines: [],
    points: [],
  };
  if (!isFeature) collectGeometry(value, found);
  else if (members.geometry !== null) collectGeometry(members.geometry, found);
  return { ...found, parts: found.parts.filter((rings) => (rings[0]?.length ?? 0) > 0) };
}

/** The member `crs` of GeoJSON before RFC 7946, which GDAL and QGIS still write: its EPSG code. */
function systemOf(crs: unknown): string | null {
  const name = ((crs as Members | undefined)?.properties as Members | undefined)?.name;
  const code = /EPSG:{1,2}(?:[\d.]*:)?(\d+)$/.exec(String(name ?? ''))?.[1];
  return code ? `EPSG:${code}` : null;
}

/**
 * What a GeoJSON object holds, by feature. Faults of the outline are not checked here; the editor shows and
 * repairs them.
 */
export function contentOf(value: unknown): FileContent | { fault: ImportFault } {
  try {
    const { type, features, crs } = membersOf(value);
    const list = type === 'FeatureCollection' ? listOf(features) : [value];
    return { features: list.map(featureOf), system: systemOf(crs) };
  } catch (thrown) {
    // Anything else is a stack overflow: nested too deeply to be valid GeoJSON.
    return { fault: thrown instanceof Unreadable ? thrown.fault : 'notGeoJson' };
  }
}

/** What the text of a GeoJSON file holds. */
export function readGeoJson(text: string): FileContent | { fault: ImportFault } {
  try {
    return contentOf(JSON.parse(text));
  } catch (thrown) {
    return { fault: thrown instanceof SyntaxError ? 'notJson' : 'notGeoJson' };
  }
}

/** A GeoJSON file (RFC 7946) with one feature. */
export const writeGeoJson = (name: string, geometry: Geometry): string =>
  `${JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name }, geometry }] })}\n`;
