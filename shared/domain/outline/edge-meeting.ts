import { orient2d } from 'robust-predicates';
import type { Position } from '../geo/geometry';
import { samePosition } from './outline';

/** How two edges meet: not at all, in a single point without crossing, by crossing, or by overlapping. */
type Meeting = { how: 'apart' } | { how: 'touch' | 'cross' | 'along'; at: Position };

const APART_MEETING: Meeting = { how: 'apart' };

/** Positive when `c` lies left of the line from `a` to `b`, negative when right, zero when on it. */
const sideOfLine = (a: Position, b: Position, c: Position) =>
  Math.sign(orient2d(a[0], a[1], b[0], b[1], c[0], c[1]));

const isOnSegment = (a: Position, b: Position, p: Position) =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/**
 * How the edge from `a` to `b` meets the one from `c` to `d`. Uses exact arithmetic (Shewchuk's
 * predicates), so that rounding can neither hide nor invent a crossing.
 */
export function meetingOf(a: Position, b: Position, c: Position, d: Position): Meeting {
  const [oc, od] = [sideOfLine(a, b, c), sideOfLine(a, b, d)];
  const [oa, ob] = [sideOfLine(c, d, a), sideOfLine(c, d, b)];
  if (oc === 0 && od === 0) return alongLine(a, b, c, d);
  if (oc * od < 0 && oa * ob < 0) return { how: 'cross', at: crossingPoint(a, b, c, d) };
  const ends: [number, Position][] = [
    [oc, c],
    [od, d],
  ];
  for (const [sign, end] of ends) if (sign === 0 && isOnSegment(a, b, end)) return { how: 'touch', at: end };
  if (oa === 0 && isOnSegment(c, d, a)) return { how: 'touch', at: a };
  if (ob === 0 && isOnSegment(c, d, b)) return { how: 'touch', at: b };
  return APART_MEETING;
}

/** For two edges on one line: whether they share a stretch, an end point, or nothing. */
function alongLine(a: Position, b: Position, c: Position, d: Position): Meeting {
  const shared = [c, d]
    .filter((end) => isOnSegment(a, b, end))
    .concat([a, b].filter((end) => isOnSegment(c, d, end)));
  const [first] = shared;
  if (!first) return APART_MEETING;
  const second = shared.find((end) => !samePosition(end, first));
  if (!second) return { how: 'touch', at: first };
  return { how: 'along', at: [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2] };
}

function crossingPoint(a: Position, b: Position, c: Position, d: Position): Position {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [ex, ey] = [d[0] - c[0], d[1] - c[1]];
  const along = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / (dx * ey - dy * ex);
  return [a[0] + along * dx, a[1] + along * dy];
}
