import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { withItem } from '@ciguawatch/shared/domain/outline/list-copies';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';

/** Moves a part with its holes by degrees of longitude and latitude. */
export function movePart(outline: Outline, part: number, [dx, dy]: Position): Outline {
  const rings = outline[part];
  if (!rings || (dx === 0 && dy === 0)) return outline;
  return withItem(
    outline,
    part,
    rings.map((ring) => ring.map(([x, y]): Position => [x + dx, y + dy])),
  );
}
