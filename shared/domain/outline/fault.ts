import type { Position } from '../geo/geometry';
import type { Outline, RingAt } from './outline';

/** Kinds of faults of an outline; the dictionaries of the screens have a sentence for each. */
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

/** One fault of an outline and its position. */
export interface Fault {
  kind: FaultKind;
  /** Position in 0..360; null where the outline as a whole is meant. */
  at: Position | null;
  /** The ring that has the fault, if a single one has. */
  ring?: RingAt;
  /** Warnings do not prevent saving; all other faults do. */
  warning?: true;
}

/**
 * Finds one kind of fault. Must not cost more than sorting the vertices: outlines of 50,000 vertices are
 * checked while they are edited.
 */
export type FindFaults = (outline: Outline) => Fault[];

/** Repairs faults of one kind; an outline without them is returned unchanged. */
export type RepairFaults = (outline: Outline) => Outline;
