import type { Position, Ring } from '@ciguawatch/shared/domain/geo/geometry';
import { samePosition } from '@ciguawatch/shared/domain/outline/outline';

/** A closed ring of drawn vertices without consecutive repeats; undefined when fewer than three remain. */
export function closedRing(vertices: readonly Position[]): Ring | undefined {
  const once = vertices.filter((vertex, index) => !samePosition(vertex, vertices[index - 1]));
  if (once.length > 1 && samePosition(once[0], once.at(-1))) once.pop();
  return once.length < 3 ? undefined : [...once, once[0]!];
}
