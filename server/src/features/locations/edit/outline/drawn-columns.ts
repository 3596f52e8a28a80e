import {
  bboxOf,
  type Geometry,
  lng180,
  polygonsOf,
  round4,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry, toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { labelPoint } from '@ciguawatch/shared/domain/geo/geometry-label';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';

/** Columns stored with an outline. */
export interface DrawnColumns {
  geometry: Geometry | null;
  /** [west, south, east, north], RFC 7946. */
  loca_bbox: number[] | null;
  /** [longitude, latitude] of the label, with four decimals (eleven metres). */
  center: number[] | null;
}

/**
 * Converts an outline to the stored form: cut at 180°, wound, rounded. Only the outline thread may call it,
 * because the clipping library never ends on some outlines.
 * @returns null for a fault that only a person can fix
 * @throws any error of the library when the outline cannot be cut and joined at 180°
 */
export function drawnColumns(geometry: Geometry): DrawnColumns | null {
  const normalized = toDrawnGeometry(geometry);
  if (normalized.type !== 'Point' && findFaults(polygonsOf(normalized)).length > 0) return null;
  const stored = toStoredGeometry(normalized);
  // Every reader joins the outline again without a time limit, so it must be known to succeed.
  toDrawnGeometry(stored);
  const [x, y] = labelPoint(normalized);
  return {
    geometry: stored,
    loca_bbox: storedBbox(bboxOf(normalized)),
    center: [round4(lng180(x)), round4(y)],
  };
}
