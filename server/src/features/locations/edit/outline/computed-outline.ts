import {
  type Bbox,
  drawnBbox,
  type Geometry,
  lng360,
  type Position,
  polygonsOf,
  type Ring,
} from '@ciguawatch/shared/domain/geo/geometry';

/** Sources of the outlines that are computed from islands, as the shipped places name them. */
export const COMPUTED = {
  /** of archipelagos */
  hull: 'convex hull of its islands',
  /** of countries */
  box: 'bbox of the islands below',
} as const;

/** Distance in thousandths of a degree that the shipped outlines keep from their islands. */
const HULL_MARGIN = 30;
const BOX_MARGIN = 60;

/** Thousandths of a degree as whole numbers, with which turns are computed exactly. */
const toThousandths = (degrees: number): number => Math.round(degrees * 1000);
const toDegrees = (position: Position): Position => position.map((value) => value / 1000) as Position;

/** Directions of the octagon that stands for a circle around each position. */
const AROUND = [
  [1, 0.414],
  [0.414, 1],
  [-0.414, 1],
  [-1, 0.414],
  [-1, -0.414],
  [-0.414, -1],
  [0.414, -1],
  [1, -0.414],
] as const;

/**
 * Convex hull of islands with a margin, in drawn longitudes (0..360); null without islands.
 * @param islands stored or drawn outlines
 */
export function hullOfIslands(islands: readonly Geometry[]): Ring | null {
  const inner = hull(islands.flatMap(outerPositions).map(([x, y]) => [toThousandths(x), toThousandths(y)]));
  if (inner.length === 0) return null;
  const widened = inner.flatMap(([x, y]) =>
    AROUND.map(([dx, dy]): Position => [x + Math.round(dx * HULL_MARGIN), y + Math.round(dy * HULL_MARGIN)]),
  );
  return closed(hull(widened));
}

/**
 * Box around islands with a margin, in drawn longitudes (0..360); null without islands.
 * @param boxes stored boxes (RFC 7946)
 */
export function boxOfIslands(boxes: readonly Bbox[]): Ring | null {
  if (boxes.length === 0) return null;
  const drawn = boxes.map(drawnBbox);
  const side = (at: 0 | 1 | 2 | 3, pick: (...values: number[]) => number, margin: number) =>
    toThousandths(pick(...drawn.map((box) => box[at]))) + margin;
  const [west, south] = [side(0, Math.min, -BOX_MARGIN), side(1, Math.min, -BOX_MARGIN)];
  const [east, north] = [side(2, Math.max, BOX_MARGIN), side(3, Math.max, BOX_MARGIN)];
  return closed([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);
}

const closed = (ring: readonly Position[]): Ring => [...ring, ring[0]!].map(toDegrees);

function outerPositions(geometry: Geometry): Position[] {
  const positions =
    geometry.type === 'Point'
      ? [geometry.coordinates]
      : polygonsOf(geometry).flatMap(([outer = []]) => outer);
  return positions.map(([x, y]) => [lng360(x), y]);
}

/** Convex hull by monotone chains, counter-clockwise and without repeating the first position. */
function hull(positions: readonly Position[]): Position[] {
  const sorted = [...positions].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Position[]) => {
    const chain: Position[] = [];
    for (const next of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, next) <= 0) chain.pop();
      chain.push(next);
    }
    return chain;
  };
  const [lower, upper] = [half(sorted), half(sorted.toReversed())];
  if (lower.length < 2) return lower;
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** Positive for a left turn at `b`. */
const turn = (a: Position, b: Position, c: Position): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
