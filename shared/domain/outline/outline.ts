import type { MultiPolygonCoordinates, Position, Ring } from '../geo/geometry';
import { replaced } from './lists';

/**
 * An outline while it is edited and checked: parts, each an outer ring and its holes, in 0..360. A ring is closed,
 * its last position being its first; what a person draws or a file brings may break that, which `findFaults` says.
 * Actions never change an outline: they answer a new one that shares what stayed, so that undo costs little.
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

/** The ring at a place, undefined when there is none. */
export const ringOf = (outline: Outline, { part, ring }: RingAt): Ring | undefined => outline[part]?.[ring];

/** How many vertices a ring has, the repeated last position left out. */
export const vertexCount = (ring: Ring): number => Math.max(0, ring.length - (isClosed(ring) ? 1 : 0));

/** The ring of a vertex and how many vertices it has; nothing where the outline has no such vertex. */
export function ringOfVertex(outline: Outline, at: VertexAt): { ring: Ring; count: number } | undefined {
  const ring = ringOf(outline, at);
  const count = ring ? vertexCount(ring) : 0;
  return ring && at.vertex < count ? { ring, count } : undefined;
}

/** How many vertices an outline has in all. */
export function verticesOf(outline: Outline): number {
  let sum = 0;
  for (const part of outline) for (const ring of part) sum += vertexCount(ring);
  return sum;
}

/** Whether two positions are the same to the stored precision's digits. */
export const samePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Whether a ring ends where it begins. */
export const isClosed = (ring: Ring): boolean => ring.length > 1 && samePosition(ring[0], ring.at(-1));

/** An outline in which one ring is another; everything else is shared with the old one. */
export function withRing(outline: Outline, { part, ring }: RingAt, next: Ring): Outline {
  return replaced(outline, part, replaced(outline[part]!, ring, next));
}

/** Each ring of an outline with its place. */
export function* ringsOf(outline: Outline): Generator<[at: RingAt, ring: Ring]> {
  for (const [part, rings] of outline.entries()) {
    for (const [ring, positions] of rings.entries()) yield [{ part, ring }, positions];
  }
}
