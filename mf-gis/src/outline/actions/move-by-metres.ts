import type { Position } from '@ciguawatch/shared/domain/geo/geometry';

/** Metres per degree of latitude on a sphere of 6,371 km. */
const METRES_PER_DEGREE = 111_195;

/** A position moved by metres to the east and north, for the arrow keys. */
export function moveByMetres([x, y]: Position, east: number, north: number): Position {
  const scale = Math.cos((y * Math.PI) / 180);
  return [x + east / (METRES_PER_DEGREE * scale), y + north / METRES_PER_DEGREE];
}
