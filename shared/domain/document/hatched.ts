import type { Shape } from './description';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Distance between two hatching lines, in points. */
const LINE_DISTANCE = 5;

/** A hatched box, which marks data that nobody observed, so that readers do not take it for zero. */
export function hatchedBox({ x, y, width, height }: Box): Shape[] {
  const lines: string[] = [];
  for (let at = LINE_DISTANCE - height; at < width; at += LINE_DISTANCE) {
    const [from, to] = [Math.max(0, at), Math.min(width, at + height)];
    const point = (across: number) => `${(x + across).toFixed(1)} ${(y + across - at).toFixed(1)}`;
    lines.push(`M${point(from)}L${point(to)}`);
  }
  return [
    { kind: 'rect', x, y, width, height, stroke: 'line' },
    { kind: 'path', d: lines.join(''), stroke: 'line', width: 0.8 },
  ];
}
