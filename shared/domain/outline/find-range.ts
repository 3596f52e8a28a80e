import type { FindFaults } from './fault';
import { ringsOf } from './outline';

/**
 * Latitude limit in degrees: no island lies nearer to a pole, and the maps' Web Mercator projection ends at
 * 85.05°.
 */
const MAX_LATITUDE = 85;

const isInRange = ([x, y]: readonly number[]) =>
  Number.isFinite(x) && Number.isFinite(y) && Math.abs(y!) <= MAX_LATITUDE && x! >= 0 && x! < 540;

/**
 * Finds positions outside of the map: latitudes beyond 85°, longitudes outside 0..540, values that are no
 * number.
 */
export const findOutOfRange: FindFaults = (outline) =>
  [...ringsOf(outline)].flatMap(([ring, positions]) => {
    const wrong = positions.find((position) => !isInRange(position));
    return wrong
      ? [{ kind: 'range' as const, at: Number.isFinite(wrong[0] + wrong[1]) ? wrong : null, ring }]
      : [];
  });
