import type { PolygonCoordinates } from '../geo/geometry';
import type { FindFaults, Mend } from './fault';
import { ringsOf } from './outline';

/** Fewest different positions with which a ring encloses an area. */
const LEAST = 3;

const distinct = (ring: readonly (readonly number[])[]) => new Set(ring.map(([x, y]) => `${x} ${y}`)).size;

/**
 * Finds rings of fewer than three different positions, which enclose nothing (RFC 7946 section 3.1.6: four
 * or more).
 */
export const findShort: FindFaults = (outline) =>
  [...ringsOf(outline)]
    .filter(([, ring]) => ring.length < LEAST + 2 && distinct(ring) < LEAST)
    .map(([at, ring]) => ({ kind: 'short', at: ring[0] ?? null, ring: at }));

/** Removes such rings; where it is the outer ring, the whole part with its holes goes. */
export const dropShort: Mend = (outline) => {
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
