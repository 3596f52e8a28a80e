import {
  bboxOf,
  type Geometry,
  lng180,
  polygonsOf,
  round4,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn, toStored } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { labelPoint } from '@ciguawatch/shared/domain/geo/geometry-label';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';

/** What is stored of what was drawn. */
export interface DrawnColumns {
  geometry: Geometry | null;
  /** [west, south, east, north], RFC 7946. */
  loca_bbox: number[] | null;
  /** [longitude, latitude] where the name stands, to eleven metres. */
  center: number[] | null;
}

/**
 * Brings an outline into the stored form: cut at 180°, wound, rounded. The clipping library loops for ever on some
 * outlines: only the thread of outlines calls this.
 * @returns null when a fault is left that only a person can mend
 * @throws errors of many kinds, of the library, when the outline cannot be cut at 180° or joined there again
 */
export function drawnColumns(geometry: Geometry): DrawnColumns | null {
  const drawn = toDrawn(geometry);
  if (drawn.type !== 'Point' && findFaults(polygonsOf(drawn)).length > 0) return null;
  const stored = toStored(drawn);
  // It is joined again at each reading, without a limit of time: what is stored must be known to end.
  toDrawn(stored);
  const [x, y] = labelPoint(drawn);
  return {
    geometry: stored,
    loca_bbox: storedBbox(bboxOf(drawn)),
    center: [round4(lng180(x)), round4(y)],
  };
}
