import type { LocationGeometry } from '@ciguawatch/shared/api/schemas/outline';
import { type Geometry, type Position, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { invalidFields } from '../../../../http/errors/http-error';
import type { DrawnColumns } from './drawn-columns';
import { type ComputeOutline, NotComputable } from './outline-thread';

/** Largest latitude, beyond which the map shows nothing. */
const MAX_LATITUDE = 85;

/**
 * Checks an outline with the editor's rules and converts it to the stored form: cut at 180°, wound, rounded.
 * @throws HttpError 400 `geometry_invalid` for a fault that only a person can fix, `geometry_degenerate` when
 * it cannot be cut and joined at 180°
 */
export async function normalizedOutline(
  geometry: LocationGeometry | null,
  compute: ComputeOutline,
): Promise<DrawnColumns> {
  if (geometry === null) return { geometry: null, loca_bbox: null, center: null };
  const flat = geometryOf(geometry);
  if (!flat || verticesOf(polygonsOf(flat)) > MAX_VERTICES)
    throw invalidFields({ geometry: 'geometry_invalid' });
  const columns = await compute(flat).catch((thrown) => {
    if (!(thrown instanceof NotComputable)) throw thrown;
    throw invalidFields({ geometry: 'geometry_degenerate' });
  });
  if (!columns) throw invalidFields({ geometry: 'geometry_invalid' });
  return columns;
}

/** Nesting depth of positions in the coordinates of each type. */
const POSITION_DEPTH = { Point: 0, Polygon: 2, MultiPolygon: 3 } as const;

/** A geometry with positions of two numbers at the right depth; null when it is malformed. */
export function geometryOf({ type, coordinates }: LocationGeometry): Geometry | null {
  const flat = dropHeights(coordinates, POSITION_DEPTH[type]);
  return flat === null ? null : ({ type, coordinates: flat } as Geometry);
}

/** Nested non-empty lists; drops the height that foreign files often add to positions. */
function dropHeights(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (depth > 0) {
    const parts = value.map((part) => dropHeights(part, depth - 1));
    return parts.includes(null) ? null : parts;
  }
  const [x, y] = value as unknown[];
  const isInRange =
    typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 360 && Math.abs(y) <= MAX_LATITUDE;
  return isInRange && value.length <= 3 ? ([x, y] satisfies Position) : null;
}
