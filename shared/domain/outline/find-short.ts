import type { PolygonCoordinates } from '../geo/geometry';
import type { FindFaults, RepairFaults } from './fault';
import { ringsOf } from './outline';

/** Fewest different positions with which a ring encloses an area. */
const MIN_POSITIONS = 3;

const distinctPositions = (ring: readonly (readonly number[])[]) =>
  new Set(ring.map(([x, y]) => `${x} ${y}`)).size;

/**
 * Finds rings of fewer than three different positions, which enclose nothing (RFC 7946 section 3.1.6: four
 * or more).
 */
export const findShort: FindFaults = (outline) =>
  [...ringsOf(outline)]
    .filter(([, ring]) => ring.length < MIN_POSITIONS + 2 && distinctPositions(ring) < MIN_POSITIONS)
    .map(([at, ring]) => ({ kind: 'short', at: ring[0] ?? null, ring: at }));

/** Removes rings of fewer than three different positions; a removed outer ring takes its holes along. */
export const dropShort: RepairFaults = (outline) => {
  const faults = findShort(outline);
  if (faults.length === 0) return outline;
  const gone = new Set(faults.map(({ ring }) => `${ring!.part}/${ring!.ring}`));
  return outline
    .filter((_, part) => !gone.has(`${part}/0`))
    .map((rings): PolygonCoordinates => rings)
    .map((rings) => {
      const part = outline.indexOf(rings);
      return rings.some((_, ring) => gone.has(`${part}/${ring}`))
        ? rings.filter((_, ring) => !gone.has(`${part}/${ring}`))
        : rings;
    });
};
