import * as clipping from 'polygon-clipping';
import type { Position } from '../geo/geometry';
import { meetingOf } from './edge-meeting';
import { type Edge, edgesOf, nearPairs } from './edges';
import type { Fault, FindFaults, RepairFaults } from './fault';
import type { Outline } from './outline';

// Under Node.js the package's functions are on its default export, although its types name them directly.
const { union } = (clipping as unknown as { default?: typeof clipping }).default ?? clipping;

/** Largest number of reported crossings; checking again finds the rest. */
const MAX_REPORTED = 50;

const areInOneRing = (one: Edge, other: Edge) =>
  one.at.part === other.at.part && one.at.ring === other.at.ring;

/** Consecutive edges of a ring share a vertex, which is no fault. */
const areNeighbours = (one: Edge, other: Edge) =>
  areInOneRing(one, other) &&
  (Math.abs(one.index - other.index) === 1 || Math.abs(one.index - other.index) === one.count - 1);

function faultPosition(one: Edge, other: Edge): Position | null {
  const meeting = meetingOf(one.a, one.b, other.a, other.b);
  if (meeting.how === 'apart') return null;
  if (areNeighbours(one, other)) return meeting.how === 'along' ? meeting.at : null;
  // Different rings may touch in single points (OGC 06-103r4, 6.1.11); a ring must not touch itself.
  if (meeting.how === 'touch' && !areInOneRing(one, other)) return null;
  return meeting.at;
}

/**
 * Finds edges that cross or overlap, and rings that touch themselves; parts that cross or share an edge
 * count as overlapping. Must run before an outline is cut at 180°, which would repair crossings silently.
 */
export const findCrossings: FindFaults = (outline) => {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [one, other] of nearPairs(edgesOf(outline))) {
    const at = faultPosition(one, other);
    if (!at || seen.has(at.join())) continue;
    seen.add(at.join());
    const kind = one.at.part === other.at.part ? 'crossing' : 'overlap';
    faults.push({ kind, at, ring: one.at });
    if (faults.length === MAX_REPORTED) break;
  }
  return faults;
};

/**
 * Redraws the enclosed area without crossings: a ring that crosses itself is split into parts, overlapping
 * parts are joined, holes are clipped to their part.
 */
export const repairCrossings: RepairFaults = (outline) => {
  if (outline.length === 0) return outline;
  const [first, ...rest] = outline;
  return union(first!, ...rest) as Outline;
};
