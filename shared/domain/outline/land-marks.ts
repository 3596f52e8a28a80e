import {
  bboxOf,
  doubleArea,
  type Geometry,
  type PolygonCoordinates,
  type Position,
  polygonsOf,
} from '../geo/geometry';
import { contains } from '../geo/geometry-distance';
import { labelPoint } from '../geo/geometry-label';

/** Largest number of parts of a place that are looked at: further ones are rocks beside them. */
const MAX_PARTS = 60;

/** A position inside a part of a place, with the area that it stands for in square degrees. */
export interface LandMark {
  at: Position;
  area: number;
  /** The part; without rings for a point. */
  rings: PolygonCoordinates;
}

/** A mark inside each of the largest parts of a geometry; the point itself, of area 0, for a point. */
export function landMarks(geometry: Geometry): LandMark[] {
  if (geometry.type === 'Point') return [{ at: geometry.coordinates, area: 0, rings: [] }];
  return polygonsOf(geometry)
    .map((rings) => ({ rings, area: Math.abs(doubleArea(rings[0] ?? [])) / 2 }))
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_PARTS)
    .map(({ rings, area }) => ({ at: labelPoint({ type: 'Polygon', coordinates: rings }), area, rings }));
}

/** Rows and columns of the positions by which the lost share of a part is estimated. */
const GRID = 12;

/**
 * Area of a part, in square degrees, that lies outside another geometry. Estimated from a grid, because a cut through
 * the mark alone does not take the whole part away.
 */
export function areaOutside({ area, rings }: LandMark, isInside: (at: Position) => boolean): number {
  if (rings.length === 0) return area;
  const part: Geometry = { type: 'Polygon', coordinates: rings };
  const [west, south, east, north] = bboxOf(part);
  const on = Array.from({ length: GRID * GRID }, (_, n): Position => {
    const [column, row] = [(n % GRID) + 0.5, Math.floor(n / GRID) + 0.5];
    return [west + ((east - west) * column) / GRID, south + ((north - south) * row) / GRID];
  }).filter((at) => contains(part, at));
  const out = on.filter((at) => !isInside(at));
  return on.length === 0 ? area : (area * out.length) / on.length;
}

/** Tells whether positions lie inside a geometry, looking only at the parts whose boxes hold them. */
export function insideOf(geometry: Geometry): (at: Position) => boolean {
  const parts = polygonsOf(geometry).map((coordinates) => {
    const part: Geometry = { type: 'Polygon', coordinates };
    return { part, box: bboxOf(part) };
  });
  return (at) =>
    parts.some(
      ({ part, box: [west, south, east, north] }) =>
        at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north && contains(part, at),
    );
}
