import type { Fault, FaultKind, FindFaults, RepairFaults } from './fault';
import { findCrossings, repairCrossings } from './find-crossings';
import { findNesting } from './find-nesting';
import { findOutOfRange } from './find-range';
import { dropRepeated, findRepeated } from './find-repeated';
import { dropShort, findShort } from './find-short';
import { closeRings, findUnclosed } from './find-unclosed';
import { type Outline, verticesOf } from './outline';

/** Most vertices of one outline, many times more than the largest of the reference data has. */
export const MAX_VERTICES = 150_000;

const findEmpty: FindFaults = (outline) => (outline.length === 0 ? [{ kind: 'empty', at: null }] : []);

const findTooLarge: FindFaults = (outline) =>
  verticesOf(outline) > MAX_VERTICES ? [{ kind: 'size', at: null }] : [];

/**
 * Order of the checks: size, numbers, rings, edges, nesting. Each round is only valid once the previous one
 * found nothing.
 */
const CHECK_ROUNDS: FindFaults[][] = [
  [findEmpty, findTooLarge],
  [findOutOfRange],
  [findUnclosed, findShort, findRepeated],
  [findCrossings],
  [findNesting],
];

/**
 * The faults of an outline, from the first round of checks that finds any; empty when it may be stored.
 * Screen and server run the same checks (PRODUCT.md, GIS).
 */
export function findFaults(outline: Outline): Fault[] {
  for (const round of CHECK_ROUNDS) {
    const faults = round.flatMap((find) => find(outline));
    if (faults.length > 0) return faults;
  }
  return [];
}

const REPAIR_OF_KIND: Partial<Record<FaultKind, RepairFaults>> = {
  unclosed: closeRings,
  short: dropShort,
  repeated: dropRepeated,
  crossing: repairCrossings,
  overlap: repairCrossings,
};

/** The repair for a kind of fault; undefined where only a person can correct it. */
export const repairOf = (kind: FaultKind): RepairFaults | undefined => REPAIR_OF_KIND[kind];

/**
 * Repairs everything that can be repaired; `findFaults` reports what is left. Repairing one round of faults
 * may reveal the next, so a limited number of rounds is run: any file comes to an end.
 */
export function repairAll(outline: Outline): Outline {
  let mended = outline;
  for (let turn = 0; turn < 8; turn++) {
    const mend = findFaults(mended)
      .map(({ kind }) => repairOf(kind))
      .find((known) => known !== undefined);
    if (!mend) return mended;
    mended = mend(mended);
  }
  return mended;
}
