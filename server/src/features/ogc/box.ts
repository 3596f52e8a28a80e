import {
  type Bbox,
  type Geometry,
  lng180,
  type Position,
  polygonsOf,
} from '@ciguawatch/shared/domain/geo/geometry';
import { contains } from '@ciguawatch/shared/domain/geo/geometry-distance';

const WHOLE_TURN = 360;

/**
 * The box of a parameter `bbox`, four numbers or six with heights, which are ignored. As in RFC 7946, west > east
 * crosses 180°; a client that counts longitudes beyond 180° is understood too.
 * @returns null when it is no box
 */
export function readBox(text: string): Bbox | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (!numbers.every(Number.isFinite)) return null;
  const [west, south, east, north] = numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at]) : numbers;
  if (numbers.length !== 4 && numbers.length !== 6) return null;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  if (south > north || south < -90 || north > 90) return null;
  if (east - west >= WHOLE_TURN) return [-180, south, 180, north];
  return [lng180(west), south, lng180(east), north];
}

/** The box as one or two that do not cross 180°, as stored shapes do not either. */
export const partsOf = ([west, south, east, north]: Bbox): Bbox[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];

const holds = ([west, south, east, north]: Bbox, [x, y]: Position): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** Whether a point is in a box, its edges included. */
export const isIn = (box: Bbox, point: Position): boolean => partsOf(box).some((part) => holds(part, point));

/** Whether two stored boxes have a point in common. */
export const boxesMeet = (one: Bbox, other: Bbox): boolean =>
  partsOf(one).some((a) =>
    partsOf(other).some((b) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]),
  );

/** Whether the edge from `a` to `b` has a point in a box (Liang and Barsky's clipping). */
function edgeMeets([west, south, east, north]: Bbox, a: Position, b: Position): boolean {
  let from = 0;
  let to = 1;
  const sides: [number, number][] = [
    [a[0] - b[0], a[0] - west],
    [b[0] - a[0], east - a[0]],
    [a[1] - b[1], a[1] - south],
    [b[1] - a[1], north - a[1]],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** Whether a stored shape has a point in a box: the lagoon of an atoll is a hole and no part of it. */
export function shapeMeets(geometry: Geometry, box: Bbox): boolean {
  if (geometry.type === 'Point') return isIn(box, geometry.coordinates);
  return partsOf(box).some(
    (part) =>
      polygonsOf(geometry).some((rings) =>
        rings.some((ring) =>
          ring.some((position, at) => edgeMeets(part, ring[at - 1] ?? position, position)),
        ),
      ) || contains(geometry, [part[0], part[1]]),
  );
}
