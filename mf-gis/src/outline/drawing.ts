import {
  fromPolygons,
  type Geometry,
  type Position,
  polygonsOf,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { clip } from './clipping/clip';

/** The edited drawing in 0..360: parts, or a point while there is no part, or nothing. */
export interface Drawing {
  outline: Outline;
  point: Position | null;
}

export const NOTHING_DRAWN: Drawing = { outline: [], point: null };

/**
 * The drawing of a stored geometry (RFC 7946), joined at 180°. Runs in the page: the server has already
 * joined it once before storing, so the library does end.
 */
export const drawingOf = (geometry: Geometry | null): Drawing =>
  geometry === null ? NOTHING_DRAWN : toDrawing(toDrawnGeometry(geometry));

/**
 * The drawing of a file's geometry.
 * @throws ApiError `geometry_degenerate` when it cannot be joined at 180°
 */
export const drawingOfFile = async (geometry: Geometry): Promise<Drawing> =>
  toDrawing(await clip('draw', geometry));

function toDrawing(drawn: Geometry): Drawing {
  return drawn.type === 'Point'
    ? { outline: [], point: drawn.coordinates }
    : { outline: polygonsOf(drawn), point: null };
}

/**
 * The stored form of a drawing (RFC 7946); null when nothing is drawn. Check for faults first: cutting at
 * 180° repairs crossings silently.
 * @throws ApiError `geometry_degenerate` when it cannot be cut
 */
export async function geometryOf({ outline, point }: Drawing): Promise<Geometry | null> {
  if (outline.length > 0) return clip('store', fromPolygons(outline));
  return point && clip('store', { type: 'Point', coordinates: point });
}
