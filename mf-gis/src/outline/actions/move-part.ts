import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { replaced } from '@ciguawatch/shared/domain/outline/lists';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';

/** Moves a part with its holes by degrees of longitude and latitude. */
export function movePart(outline: Outline, part: number, [dx, dy]: Position): Outline {
  const rings = outline[part];
  if (!rings || (dx === 0 && dy === 0)) return outline;
  return replaced(
    outline,
    part,
    rings.map((ring) => ring.map(([x, y]): Position => [x + dx, y + dy])),
  );
}
