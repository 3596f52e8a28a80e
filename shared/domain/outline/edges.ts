import Flatbush from 'flatbush';
import type { Position } from '../geo/geometry';
import { type Outline, type RingAt, ringsOf } from './outline';

/** One edge of an outline: from `a` to `b`, the `index`-th of its ring of `count` edges. */
export interface Edge {
  at: RingAt;
  index: number;
  count: number;
  a: Position;
  b: Position;
}

/** All edges of an outline in the order of their rings, without edges of length zero. */
export function edgesOf(outline: Outline): Edge[] {
  const edges: Edge[] = [];
  for (const [at, ring] of ringsOf(outline)) {
    const drawn: [Position, Position][] = [];
    for (let i = 0; i + 1 < ring.length; i++) {
      const a = ring[i]!;
      const b = ring[i + 1]!;
      if (a[0] !== b[0] || a[1] !== b[1]) drawn.push([a, b]);
    }
    drawn.forEach(([a, b], index) => {
      edges.push({ at, index, count: drawn.length, a, b });
    });
  }
  return edges;
}

/**
 * A spatial index of edges by their boxes; undefined for no edges, because flatbush refuses an empty index.
 */
function indexOf(edges: readonly Edge[]): Flatbush | undefined {
  if (edges.length === 0) return undefined;
  const index = new Flatbush(edges.length);
  for (const { a, b } of edges) {
    index.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  }
  index.finish();
  return index;
}

/** Each pair of edges whose boxes intersect, once. */
export function* nearPairs(edges: readonly Edge[]): Generator<[Edge, Edge]> {
  const index = indexOf(edges);
  if (!index) return;
  for (const [i, { a, b }] of edges.entries()) {
    const near = index.search(
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[0], b[0]),
      Math.max(a[1], b[1]),
      (j) => j > i,
    );
    for (const j of near) yield [edges[i]!, edges[j]!];
  }
}
