import type { MultiPolygonCoordinates, Position, Ring } from '../geo/geometry';
import { withItem } from './list-copies';

/**
 * An outline while it is edited and checked, in 0..360: parts, each an outer ring with its holes. Rings
 * should be closed; `findFaults` reports where a drawing or file breaks that. Edits return a new outline
 * that shares the unchanged parts, so that undo costs little.
 */
export type Outline = MultiPolygonCoordinates;

/** A ring of an outline: `ring` 0 is the outer one of its part, the others are holes. */
export interface RingAt {
  part: number;
  ring: number;
}

/** A vertex of an outline; `vertex` counts from 0 and leaves out the last position, which repeats the first. */
export interface VertexAt extends RingAt {
  vertex: number;
}

/** The ring at an index; undefined when there is none. */
export const ringOf = (outline: Outline, { part, ring }: RingAt): Ring | undefined => outline[part]?.[ring];

/** Number of vertices of a ring, without the repeated last position. */
export const vertexCount = (ring: Ring): number => Math.max(0, ring.length - (isClosed(ring) ? 1 : 0));

/**
 * The ring of a vertex and the ring's number of vertices; undefined where the outline has no such vertex.
 */
export function ringOfVertex(outline: Outline, at: VertexAt): { ring: Ring; count: number } | undefined {
  const ring = ringOf(outline, at);
  const count = ring ? vertexCount(ring) : 0;
  return ring && at.vertex < count ? { ring, count } : undefined;
}

/** Total number of vertices of an outline. */
export function verticesOf(outline: Outline): number {
  let sum = 0;
  for (const part of outline) for (const ring of part) sum += vertexCount(ring);
  return sum;
}

/** Whether two positions are exactly equal; both are rounded to the stored precision. */
export const samePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Whether the last position of a ring equals its first. */
export const isClosed = (ring: Ring): boolean => ring.length > 1 && samePosition(ring[0], ring.at(-1));

/** A copy of an outline with one ring replaced; all other rings are shared with the original. */
export function withRing(outline: Outline, { part, ring }: RingAt, next: Ring): Outline {
  return withItem(outline, part, withItem(outline[part]!, ring, next));
}

/** Each ring of an outline with its index. */
export function* ringsOf(outline: Outline): Generator<[at: RingAt, ring: Ring]> {
  for (const [part, rings] of outline.entries()) {
    for (const [ring, positions] of rings.entries()) yield [{ part, ring }, positions];
  }
}
