import type { Fault, FaultKind, FindFaults, Mend } from './fault';
import { findCrossings, uncross } from './find-crossings';
import { findNesting } from './find-nesting';
import { findOutOfRange } from './find-range';
import { dropRepeated, findRepeated } from './find-repeated';
import { dropShort, findShort } from './find-short';
import { closeRings, findUnclosed } from './find-unclosed';
import { type Outline, verticesOf } from './outline';

/** Most vertices of one outline: many times the largest of the reference data. */
export const MAX_VERTICES = 150_000;

const findEmpty: FindFaults = (outline) => (outline.length === 0 ? [{ kind: 'empty', at: null }] : []);

const findTooLarge: FindFaults = (outline) =>
  verticesOf(outline) > MAX_VERTICES ? [{ kind: 'size', at: null }] : [];

/** Numbers, then rings, then edges, then what lies in what: each round needs the one before. */
const ROUNDS: FindFaults[][] = [
  [findEmpty, findTooLarge],
  [findOutOfRange],
  [findUnclosed, findShort, findRepeated],
  [findCrossings],
  [findNesting],
];

/**
 * The faults of an outline, those of the first round that finds any; none for one that may be stored. The same on the
 * device and on the server (PRODUCT.md, GIS).
 */
export function findFaults(outline: Outline): Fault[] {
  for (const round of ROUNDS) {
    const faults = round.flatMap((find) => find(outline));
    if (faults.length > 0) return faults;
  }
  return [];
}

const MENDS: Partial<Record<FaultKind, Mend>> = {
  unclosed: closeRings,
  short: dropShort,
  repeated: dropRepeated,
  crossing: uncross,
  overlap: uncross,
};

/** What takes faults of a kind away, undefined where only a person can. */
export const mendOf = (kind: FaultKind): Mend | undefined => MENDS[kind];

/**
 * An outline of which all is mended that can be; what stays, `findFaults` says. One round of faults at a time, for
 * mending one shows the next; a few turns, so that it ends whatever a file holds.
 */
export function mendAll(outline: Outline): Outline {
  let mended = outline;
  for (let turn = 0; turn < 8; turn++) {
    const mend = findFaults(mended)
      .map(({ kind }) => mendOf(kind))
      .find((known) => known !== undefined);
    if (!mend) return mended;
    mended = mend(mended);
  }
  return mended;
}
