import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Geometry, Position } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceToKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { NEAR_KM, type Near, type Place } from '@ciguawatch/shared/domain/geo/place';
import { call } from '@ciguawatch/shared/runtime/http/call';

/**
 * Measures places by the distance of their outlines from a point; the outlines are fetched from the server.
 * @param timeout in milliseconds
 * @returns those within `NEAR_KM`, the nearest first; a place without an outline keeps its distance
 */
export async function measureShoreDistances(
  near: readonly Near<Place>[],
  point: Position,
  timeout: number,
  signal?: AbortSignal,
): Promise<Near<Place>[]> {
  const rows = await call(listLocations, {
    params: { geom: true, ids: near.map((one) => one.place.id) },
    timeout,
    ...(signal && { signal }),
  });
  const measured = near.map((one) => {
    const shape = rows.find((row) => row.id === one.place.id)?.geometry as Geometry | null | undefined;
    return shape ? { ...one, km: distanceToKm(shape, point) } : one;
  });
  return measured.filter((one) => one.km <= NEAR_KM).sort((a, b) => a.km - b.km);
}
