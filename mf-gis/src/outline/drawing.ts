import {
  fromPolygons,
  type Geometry,
  type Position,
  polygonsOf,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { clip } from './clipping/clip';

/** What is edited, in 0..360: parts, or a point as long as nothing is drawn, or nothing yet. */
export interface Drawing {
  outline: Outline;
  point: Position | null;
}

export const NOTHING_DRAWN: Drawing = { outline: [], point: null };

/**
 * The drawing of a stored geometry (RFC 7946): halves on both sides of 180° are joined. The server has joined them once
 * before it stored them, so that this ends.
 */
export const drawingOf = (geometry: Geometry | null): Drawing =>
  geometry === null ? NOTHING_DRAWN : drawing(toDrawn(geometry));

/**
 * The same of a geometry that comes from a file.
 * @throws ApiError `geometry_degenerate` when its halves cannot be joined
 */
export const drawingOfFile = async (geometry: Geometry): Promise<Drawing> =>
  drawing(await clip('draw', geometry));

function drawing(drawn: Geometry): Drawing {
  return drawn.type === 'Point'
    ? { outline: [], point: drawn.coordinates }
    : { outline: polygonsOf(drawn), point: null };
}

/**
 * The stored form of a drawing (RFC 7946); null when nothing is drawn. Look for faults first: the cut at 180° repairs
 * silently what crosses.
 * @throws ApiError `geometry_degenerate` when it cannot be cut
 */
export async function geometryOf({ outline, point }: Drawing): Promise<Geometry | null> {
  if (outline.length > 0) return clip('store', fromPolygons(outline));
  return point && clip('store', { type: 'Point', coordinates: point });
}
