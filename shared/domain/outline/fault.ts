import type { Position } from '../geo/geometry';
import type { Outline, RingAt } from './outline';

/** What can be wrong with an outline; each has a sentence in the dictionaries of those who show it. */
export type FaultKind =
  | 'unclosed'
  | 'short'
  | 'repeated'
  | 'range'
  | 'crossing'
  | 'overlap'
  | 'hole-outside'
  | 'empty'
  | 'size'
  | 'far';

/** One fault of an outline, shown where it is. */
export interface Fault {
  kind: FaultKind;
  /** Where it is, in 0..360; null where a whole outline is meant. */
  at: Position | null;
  /** Ring that the fault concerns, if any. */
  ring?: RingAt;
  /** A warning does not stop saving; everything else does. */
  warning?: true;
}

/**
 * Looks for one kind of fault. Its cost is at most that of sorting the vertices, for outlines of 50,000 of them are
 * checked while they are edited.
 */
export type FindFaults = (outline: Outline) => Fault[];

/** Takes the faults of one kind away; an outline without them is answered as it is. */
export type Mend = (outline: Outline) => Outline;
