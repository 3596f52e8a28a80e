import {
  fromPolygons,
  type Geometry,
  type Position,
  polygonsOf,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn, toStored } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';

/** What is edited, in 0..360: parts, or a point as long as nothing is drawn, or nothing yet. */
export interface Drawing {
  outline: Outline;
  point: Position | null;
}

export const NOTHING_DRAWN: Drawing = { outline: [], point: null };

/** The drawing of a stored geometry (RFC 7946): halves on both sides of 180° are joined. */
export function drawingOf(geometry: Geometry | null): Drawing {
  if (geometry === null) return NOTHING_DRAWN;
  const drawn = toDrawn(geometry);
  return drawn.type === 'Point'
    ? { outline: [], point: drawn.coordinates }
    : { outline: polygonsOf(drawn), point: null };
}

/**
 * The stored form of a drawing (RFC 7946); null when nothing is drawn. Look for faults first: the cut at 180° repairs
 * silently what crosses.
 */
export function geometryOf({ outline, point }: Drawing): Geometry | null {
  if (outline.length > 0) return toStored(fromPolygons(outline));
  return point && toStored({ type: 'Point', coordinates: point });
}
