/**
 * Small land at a coarse level: simplifying and rounding make narrow motu vanish, so that an atoll would keep half
 * of its land. What is lost is drawn as triangles where it was, until the area of the island is right.
 */
import { encodePolygons, encodeRing } from './encode.mjs';

/** Share of its area below which a part is simplified less, and below which an island gets triangles. */
const LEAST_SHARE = 0.93;
/** Area of a mark in square steps: half of one, the smallest that there is. */
const MARK_AREA = 0.5;

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Area of a ring of positions in square degrees. */
function ringArea(ring) {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[(i + 1) % ring.length];
    twice += (ax - ring[0][0]) * (by - ring[0][1]) - (bx - ring[0][0]) * (ay - ring[0][1]);
  }
  return Math.abs(twice) / 2;
}

/** Positions in steps of a ring of differences. */
function stepsOf(flat) {
  const ring = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [x, y] = ring.at(-1) ?? [0, 0];
    ring.push([x + flat[i], y + flat[i + 1]]);
  }
  return ring;
}

const areaOf = ([outer, ...holes]) => ringArea(outer) - sum(holes.map(ringArea));
const encodedArea = (polygons) => sum(polygons.map((rings) => areaOf(rings.map(stepsOf))));

/** The first of some simplifications that keeps the area of a part, else the one that keeps most of it. */
function encodePart(area, simplifications, k) {
  let best = { polygons: [], area: 0 };
  for (const simplified of simplifications) {
    const polygons = encodePolygons([simplified()], k);
    const now = { polygons, area: encodedArea(polygons) };
    if (now.area >= area * LEAST_SHARE) return now;
    if (now.area > best.area) best = now;
    // What would be smaller than a mark is not worth more vertices.
    if (area < MARK_AREA) break;
  }
  return best;
}

/** A triangle of half a square step at a position. */
function mark([lng, lat], k) {
  const [x, y] = [Math.round(lng * k), Math.round(lat * k)];
  const corners = [
    [x, y],
    [x + 1, y],
    [x, y + 1],
  ];
  return [
    encodeRing(
      corners.map(([a, b]) => [a / k, b / k]),
      k,
    ),
  ];
}

/** The bounding diamond of a ring, at least three steps wide, which shows on the map as an island. */
function diamond(ring, k) {
  const [xs, ys] = [0, 1].map((axis) => ring.map((position) => position[axis]));
  const extent = (values) =>
    values.reduce((a, b) => [Math.min(a[0], b), Math.max(a[1], b)], [Infinity, -Infinity]);
  const [[west, east], [south, north]] = [extent(xs), extent(ys)];
  const [cx, cy] = [(west + east) / 2, (south + north) / 2];
  const dx = Math.max((east - west) / 2, 1.5 / k);
  const dy = Math.max((north - south) / 2, 1.5 / k);
  const corners = [
    [cx - dx, cy],
    [cx, cy - dy],
    [cx + dx, cy],
    [cx, cy + dy],
  ];
  return encodePolygons([[corners]], k);
}

/** Positions along a ring for marks that stand for an area that it lacks. */
function along(ring, lacking) {
  const count = Math.min(ring.length, Math.max(1, Math.round(lacking / MARK_AREA)));
  return Array.from({ length: count }, (_, at) => ring[Math.floor((at * ring.length) / count)]);
}

/**
 * An island's polygons, encoded so that together they have its area, and never nothing.
 * @param polygons of [lng360, lat] rings
 * @param k steps per degree
 * @param simplificationsOf the simplified forms of a polygon, the coarsest first
 */
export function keepArea(polygons, k, simplificationsOf) {
  const parts = polygons
    .map((rings) => ({ rings, area: areaOf(rings) * k * k }))
    .sort((a, b) => b.area - a.area)
    .map(({ rings, area }) => ({ rings, area, drawn: encodePart(area, simplificationsOf(rings), k) }));
  const whole = sum(parts.map(({ area }) => area));
  // An island of which nothing is left is drawn larger than it is, as ever, so that it is seen.
  if (parts.every(({ drawn }) => drawn.polygons.length === 0)) {
    const polygons = diamond(parts[0].rings[0], k);
    parts[0].drawn = { polygons, area: encodedArea(polygons) };
  }
  let lacking = whole - sum(parts.map(({ drawn }) => drawn.area));
  const encoded = parts.flatMap(({ drawn }) => drawn.polygons);
  const isLacking = () => lacking > whole * (1 - LEAST_SHARE);
  for (const { rings, area, drawn } of parts) {
    for (const position of along(rings[0], area - drawn.area)) {
      if (!isLacking() || drawn.area >= area) break;
      encoded.push(mark(position, k));
      lacking -= MARK_AREA;
    }
  }
  return encoded;
}
