/** Thin helpers over clipper2-ts: every path is an open list of {x, y} on the Mercator plane. */
import {
  areaD,
  booleanOpDWithPolyTree,
  ClipType,
  EndType,
  FillRule,
  inflatePathsD,
  JoinType,
  PolyTreeD,
  ramerDouglasPeuckerD,
  unionD,
} from 'clipper2-ts';
import { polygonsOf, toPlane } from './mercator.mjs';

/**
 * Outer rings of a geometry, all wound the same way: opposite windings would cancel each other where rings
 * overlap.
 */
export const outerPaths = (geometry) =>
  polygonsOf(geometry)
    .map(([outer]) => outer.slice(0, -1).map(toPlane))
    .map((path) => (areaD(path) < 0 ? path.reverse() : path));

export const simplify = (paths, tolerance) =>
  paths.map((path) => ramerDouglasPeuckerD(path, tolerance)).filter((path) => path.length >= 3);

export const offsetPaths = (paths, distance, arcTolerance) =>
  inflatePathsD(paths, distance, JoinType.Round, EndType.Polygon, 2, 0, arcTolerance);

export const union = (paths) => unionD(paths, FillRule.NonZero);

export const area = (path) => areaD(path);

/** Groups flat paths into polygons, each an outer path followed by its holes. */
export function toPolygons(paths) {
  const tree = new PolyTreeD();
  booleanOpDWithPolyTree(ClipType.Union, paths, null, tree, FillRule.NonZero, 0);
  const polygons = [];
  const walk = (node) => {
    for (let i = 0; i < node.count; i += 1) {
      const outer = node.child(i);
      const polygon = [outer.poly];
      for (let j = 0; j < outer.count; j += 1) {
        polygon.push(outer.child(j).poly);
        walk(outer.child(j));
      }
      polygons.push(polygon);
    }
  };
  walk(tree);
  return polygons;
}

/** Convex hull (monotone chain), used for atolls whose rim has a gap too wide to close. */
export function hull(points) {
  const sorted = points.slice().sort((a, b) => a.x - b.x || a.y - b.y);
  const cross = (o, a, b) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list) => {
    const out = [];
    for (const point of list) {
      while (out.length > 1 && cross(out.at(-2), out.at(-1), point) <= 0) out.pop();
      out.push(point);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.slice().reverse())];
}
