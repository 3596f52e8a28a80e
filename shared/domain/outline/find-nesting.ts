import { bboxOf, type PolygonCoordinates, type Position, type Ring } from '../geo/geometry';
import { contains } from '../geo/geometry-distance';
import type { Fault, FindFaults } from './fault';
import type { Outline } from './outline';

/**
 * Finds holes outside of their part and parts inside another part. Requires that no edges cross: a ring
 * then lies inside another as soon as one of its positions does.
 */
export const findNesting: FindFaults = (outline) => [...holesOutside(outline), ...partsInside(outline)];

function holesOutside(outline: Outline): Fault[] {
  return outline.flatMap(([outer, ...holes], part) =>
    holes.flatMap((hole, index): Fault[] => {
      const at = unsharedPosition(hole, outer ?? []);
      return at && outer && !isInside([outer], at)
        ? [{ kind: 'hole-outside', at, ring: { part, ring: index + 1 } }]
        : [];
    }),
  );
}

function partsInside(outline: Outline): Fault[] {
  const boxes = outline.map((rings) => bboxOf({ type: 'Polygon', coordinates: rings }));
  return outline.flatMap(([outer = []], part): Fault[] => {
    const around = outline.findIndex((rings, other) => {
      if (other === part || !boxWithin(boxes[part]!, boxes[other]!)) return false;
      const at = unsharedPosition(outer, rings[0] ?? []);
      return at !== undefined && isInside(rings, at);
    });
    return around < 0 ? [] : [{ kind: 'overlap', at: outer[0] ?? null, ring: { part, ring: 0 } }];
  });
}

const isInside = (rings: PolygonCoordinates, at: Position) =>
  contains({ type: 'Polygon', coordinates: rings }, at);

const boxWithin = (a: readonly number[], b: readonly number[]) =>
  a[0]! >= b[0]! && a[1]! >= b[1]! && a[2]! <= b[2]! && a[3]! <= b[3]!;

/**
 * A position of a ring that the other ring does not share; a shared one lies neither inside nor outside.
 */
function unsharedPosition(ring: Ring, other: Ring): Position | undefined {
  const shared = new Set(other.map(([x, y]) => `${x} ${y}`));
  return ring.find(([x, y]) => !shared.has(`${x} ${y}`));
}
