import type { FindFaults, RepairFaults } from './fault';
import { isClosed, ringsOf, samePosition } from './outline';

/** Finds rings whose last position differs from the first (RFC 7946 section 3.1.6). */
export const findUnclosed: FindFaults = (outline) =>
  [...ringsOf(outline)]
    .filter(([, ring]) => ring.length > 1 && !isClosed(ring))
    .map(([at, ring]) => ({ kind: 'unclosed', at: ring.at(-1) ?? null, ring: at }));

/** Closes each open ring by repeating its first position. */
export const closeRings: RepairFaults = (outline) =>
  findUnclosed(outline).length === 0
    ? outline
    : outline.map((part) =>
        part.map((ring) =>
          ring.length > 1 && !samePosition(ring[0], ring.at(-1)) ? [...ring, ring[0]!] : ring,
        ),
      );
