import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Geometry, Position } from '@ciguawatch/shared/domain/geometry';
import { distanceToKm } from '@ciguawatch/shared/domain/geometry-distance';
import { NEAR_KM, type Near, nearestIslands, type Place } from '@ciguawatch/shared/domain/place';
import { call } from '@ciguawatch/shared/runtime/http';

/** Islands whose boxes are near enough to look at their outlines. */
const CANDIDATES = 6;

/**
 * The islands that a point may belong to, the nearest first. Boxes decide at once; where several
 * are near, their outlines decide when the server can be asked.
 */
export async function proposeIslands(
  places: readonly Place[],
  point: Position,
  signal?: AbortSignal,
): Promise<Near<Place>[]> {
  const near = nearestIslands(places, point).slice(0, CANDIDATES);
  if (near.length < 2) return near;
  try {
    const ids = near.map((one) => one.place.id);
    const rows = await call(listLocations, {
      params: { geom: true, ids },
      timeout: 4000,
      ...(signal && { signal }),
    });
    const measured = near.map((one) => {
      const shape = rows.find((row) => row.id === one.place.id)?.geometry as Geometry | null | undefined;
      return shape ? { ...one, km: distanceToKm(shape, point) } : one;
    });
    return measured.filter((one) => one.km <= NEAR_KM).sort((a, b) => a.km - b.km);
  } catch {
    return near;
  }
}
