import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { closedRing } from './closed-ring';

/** Adds a part with the given vertices in order; with fewer than three it adds nothing. */
export function addPart(outline: Outline, vertices: readonly Position[]): Outline {
  const ring = closedRing(vertices);
  return ring ? [...outline, [ring]] : outline;
}
