import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { type Near, nearestIslands, type Place } from '@ciguawatch/shared/domain/geo/place';

/** Islands whose boxes are near enough to look at their outlines. */
const CANDIDATES = 6;
/** Milliseconds that the outlines, and the code that measures them, are waited for each. */
const PATIENCE = 4000;

/** Loaded once a point is set; without the server it could not work anyway. */
const fetchMeasure = () =>
  Promise.race([
    import('./measure'),
    new Promise<never>((_, late) => setTimeout(() => late(new Error('late')), PATIENCE)),
  ]);

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
    const { measure } = await fetchMeasure();
    return await measure(near, point, PATIENCE, signal);
  } catch {
    return near;
  }
}
