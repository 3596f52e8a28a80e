import * as clipping from 'polygon-clipping';
import { type Bbox, bboxOf, type PolygonCoordinates, round7, windRings } from '../geo/geometry';
import type { Outline } from './outline';

// Under Node.js the package's functions are on its default export, although its types name them directly.
const { difference, union } = (clipping as unknown as { default?: typeof clipping }).default ?? clipping;

/** An outline and a drawn area, both in 0..360. */
interface Reshaping {
  outline: Outline;
  area: PolygonCoordinates;
}

const boxOf = (part: PolygonCoordinates): Bbox => bboxOf({ type: 'Polygon', coordinates: part });
const touches = (a: Bbox, b: Bbox): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/**
 * Takes a drawn area away from an outline; across a part, it cuts the part in two. Parts away from the area stay as
 * they are.
 */
export const cutArea = ({ outline, area }: Reshaping): Outline =>
  reshape({ outline, area }, (near) => near.flatMap((part) => difference([part], [area])));

/**
 * Unites a drawn area with the parts that it touches, which become one; away from all parts it is a part of its
 * own.
 */
export const mergeArea = ({ outline, area }: Reshaping): Outline =>
  reshape({ outline, area }, (near) => union([area], ...near.map((part) => [part])));

function reshape({ outline, area }: Reshaping, change: (near: Outline) => Outline): Outline {
  const box = boxOf(area);
  const isNear = (part: PolygonCoordinates) => touches(boxOf(part), box);
  const changed = change(outline.filter(isNear)).map((rings) =>
    rings.map((ring) => ring.map(([x, y]): [number, number] => [round7(x), round7(y)])),
  );
  return [...outline.filter((part) => !isNear(part)), ...windRings(changed)];
}
