import {
  fromPolygons,
  type Geometry,
  type MultiPolygonCoordinates,
  type PolygonCoordinates,
  type Position,
  type Ring,
} from '@ciguawatch/shared/domain/geo/geometry';
import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { samePosition, verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { simplifyOutline } from '@ciguawatch/shared/domain/outline/simplify';

/** Why a file cannot be imported; each reason has a text. */
export type ImportFault =
  | 'tooLarge'
  | 'notJson'
  | 'notGeoJson'
  | 'noShape'
  | 'noNumber'
  | 'tooMany'
  | 'noSystem'
  | 'notXml'
  | 'notZip'
  | 'geoPackage';

/** What one feature of a file holds, in the file's own coordinates. */
export interface FoundFeature {
  name: string | null;
  parts: MultiPolygonCoordinates;
  lines: Ring[];
  points: Position[];
}

/** What a file holds; `system` is its coordinate system as an EPSG code or WKT, null when it names none. */
export interface FileContent {
  features: FoundFeature[];
  system: string | null;
}

/** The features with each position replaced. */
export const withPositions = (
  features: readonly FoundFeature[],
  move: (position: Position) => Position,
): FoundFeature[] =>
  features.map(({ name, parts, lines, points }) => ({
    name,
    parts: parts.map((part) => part.map((ring) => ring.map(move))),
    lines: lines.map((line) => line.map(move)),
    points: points.map(move),
  }));

/** Whether a feature holds anything that an outline can be made of. */
export const hasShape = ({ parts, lines, points }: FoundFeature): boolean =>
  parts.length + lines.length + points.length > 0;

/** A line as a part, closed where it begins; null for one that encloses nothing. */
function closedLine(line: Ring): PolygonCoordinates | null {
  const ring = samePosition(line[0], line.at(-1)) ? line : [...line, line[0]!];
  return ring.length < 4 ? null : [ring];
}

/** The polygons of features, with their lines closed to parts where that is asked for. */
export const partsOf = (features: readonly FoundFeature[], isClosing: boolean): MultiPolygonCoordinates =>
  features.flatMap((one) => [
    ...one.parts,
    ...(isClosing ? one.lines.flatMap((line) => [closedLine(line)].filter((part) => part !== null)) : []),
  ]);

/**
 * The geometry of chosen features: all their polygons as one outline, else the first point.
 * @param isClosing whether lines, as a GPS records them, are closed to parts
 * @param metres by how much the shore may move for fewer vertices; 0 leaves it as it is
 */
export function geometryOfFeatures(
  features: readonly FoundFeature[],
  isClosing: boolean,
  metres = 0,
): { geometry: Geometry } | { fault: ImportFault } {
  const whole = partsOf(features, isClosing);
  const parts = metres > 0 ? simplifyOutline(whole, metres) : whole;
  if (parts.length === 0) {
    const [point] = features.flatMap(({ points }) => points);
    return point ? { geometry: { type: 'Point', coordinates: point } } : { fault: 'noShape' };
  }
  return verticesOf(parts) > MAX_VERTICES ? { fault: 'tooMany' } : { geometry: fromPolygons(parts) };
}
