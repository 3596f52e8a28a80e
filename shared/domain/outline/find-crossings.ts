import * as clipping from 'polygon-clipping';
import type { Position } from '../geo/geometry';
import { type Edge, edgesOf, nearPairs } from './edges';
import type { Fault, FindFaults, Mend } from './fault';
import { meetingOf } from './meeting';
import type { Outline } from './outline';

// The library's types name its functions, but its modules carry them in their default export only.
const { union } = (clipping as unknown as { default?: typeof clipping }).default ?? clipping;

/** More of them are no help to anybody: the first are mended, then the others are looked at. */
const MOST = 50;

const inOneRing = (one: Edge, other: Edge) => one.at.part === other.at.part && one.at.ring === other.at.ring;

/** Edges that follow one another in a ring share a vertex, which is no fault. */
const areNeighbours = (one: Edge, other: Edge) =>
  inOneRing(one, other) &&
  (Math.abs(one.index - other.index) === 1 || Math.abs(one.index - other.index) === one.count - 1);

function wrongAt(one: Edge, other: Edge): Position | null {
  const meeting = meetingOf(one.a, one.b, other.a, other.b);
  if (meeting.how === 'apart') return null;
  if (areNeighbours(one, other)) return meeting.how === 'along' ? meeting.at : null;
  // Rings may touch one another in single points (OGC 06-103r4, 6.1.11); a ring may not touch itself.
  if (meeting.how === 'touch' && !inOneRing(one, other)) return null;
  return meeting.at;
}

/**
 * Edges that cross, that run along one another, or a ring that touches itself. Parts that meet along an edge or
 * cross are an overlap of parts. To be looked for before an outline is cut at 180°, which would repair silently.
 */
export const findCrossings: FindFaults = (outline) => {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [one, other] of nearPairs(edgesOf(outline))) {
    const at = wrongAt(one, other);
    if (!at || seen.has(at.join())) continue;
    seen.add(at.join());
    const kind = one.at.part === other.at.part ? 'crossing' : 'overlap';
    faults.push({ kind, at, ring: one.at });
    if (faults.length === MOST) break;
  }
  return faults;
};

/**
 * What a crossing outline encloses, drawn without crossings: a ring that crosses itself falls into parts, parts that
 * overlap become one, holes that reach outside are cut off.
 */
export const uncross: Mend = (outline) => {
  if (outline.length === 0) return outline;
  const [first, ...rest] = outline;
  return union(first!, ...rest) as Outline;
};
