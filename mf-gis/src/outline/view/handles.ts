import type { Bbox, Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { VertexAt } from '@ciguawatch/shared/domain/outline/outline';
import type { VertexIndex } from './vertex-index';

/** A handle of the outline that can be dragged. */
export interface Handle {
  kind: 'vertex' | 'middle';
  /** Index of the vertex, or of the start of the edge. */
  at: VertexAt;
  position: Position;
}

/** Pixels per handle: handles that are closer together are drawn as one. */
const HANDLE_SPACING_PX = 10;
/** Length in pixels from which an edge shows a handle at its middle. */
const MIN_EDGE_LENGTH_PX = 36;

const middle = ([ax, ay]: Position, [bx, by]: Position): Position => [(ax + bx) / 2, (ay + by) / 2];

const nextOf = (index: VertexIndex, { part, ring, vertex }: VertexAt): Position =>
  index.outline[part]![ring]![vertex + 1] ?? index.outline[part]![ring]![0]!;

const isSameVertex = (a: VertexAt | null, b: VertexAt) =>
  a !== null && a.part === b.part && a.ring === b.ring && a.vertex === b.vertex;

/**
 * Handles in a view, thinned to one per ten pixels: a few hundred for 50,000 vertices. The selected vertex
 * is always included when in view.
 * @param pixel degrees of longitude per pixel
 */
export function handlesIn(
  index: VertexIndex,
  view: Bbox,
  pixel: number,
  selected: VertexAt | null,
): Handle[] {
  const taken = new Set<string>();
  const handles: Handle[] = [];
  const cell = pixel * HANDLE_SPACING_PX;
  for (const at of index.within(view)) {
    const position = index.position(at);
    const key = `${Math.round(position[0] / cell)},${Math.round(position[1] / cell)}`;
    if (taken.has(key) && !isSameVertex(selected, at)) continue;
    taken.add(key);
    handles.push({ kind: 'vertex', at, position });
    const next = nextOf(index, at);
    if (Math.hypot(next[0] - position[0], next[1] - position[1]) > pixel * MIN_EDGE_LENGTH_PX)
      handles.push({ kind: 'middle', at, position: middle(position, next) });
  }
  return handles;
}

/** The handle under a press: a vertex, else the middle of an edge; null for neither. */
export function handleAt(index: VertexIndex, place: Position, pixel: number): Handle | null {
  const reach = pixel * HANDLE_SPACING_PX;
  const [at] = index.near(place, 1, reach);
  if (at) return { kind: 'vertex', at, position: index.position(at) };
  let best: { handle: Handle; away: number } | null = null;
  for (const end of index.near(place, 12)) {
    const count = index.outline[end.part]![end.ring]!.length - 1;
    for (const vertex of [end.vertex, (end.vertex - 1 + count) % count]) {
      const start = { ...end, vertex };
      const position = middle(index.position(start), nextOf(index, start));
      const away = Math.hypot(position[0] - place[0], position[1] - place[1]);
      if (away < reach && (!best || away < best.away))
        best = { handle: { kind: 'middle', at: start, position }, away };
    }
  }
  return best?.handle ?? null;
}
