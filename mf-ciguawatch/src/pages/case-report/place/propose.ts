import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { type Near, nearestIslands, type Place } from '@ciguawatch/shared/domain/geo/place';

/** Maximum number of islands whose outlines are fetched to measure the distance. */
const CANDIDATES = 6;
/** Longest wait in milliseconds, first for the measuring code and then for the outlines. */
const PATIENCE = 4000;

/** Lazy-loaded when a point is set: measuring needs the network anyway, to fetch outlines. */
const fetchMeasure = () =>
  Promise.race([
    import('./measure-shore-distances'),
    new Promise<never>((_, late) => setTimeout(() => late(new Error('late')), PATIENCE)),
  ]);

/**
 * Islands that a point may belong to, the nearest first. If several bounding boxes are near, their outlines
 * decide; offline the boxes alone do.
 */
export async function proposeIslands(
  places: readonly Place[],
  point: Position,
  signal?: AbortSignal,
): Promise<Near<Place>[]> {
  const near = nearestIslands(places, point).slice(0, CANDIDATES);
  if (near.length < 2) return near;
  try {
    const { measureShoreDistances: measure } = await fetchMeasure();
    return await measure(near, point, PATIENCE, signal);
  } catch {
    return near;
  }
}
