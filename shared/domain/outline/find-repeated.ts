import type { Ring } from '../geo/geometry';
import type { FindFaults, RepairFaults } from './fault';
import { ringsOf, samePosition, withRing } from './outline';

/** Finds consecutive equal vertices: they draw nothing, and the covered one cannot be dragged. */
export const findRepeated: FindFaults = (outline) =>
  [...ringsOf(outline)].flatMap(([ring, positions]) =>
    positions
      .filter((position, index) => samePosition(positions[index - 1], position))
      .map((at) => ({ kind: 'repeated' as const, at, ring })),
  );

/** Keeps one of each run of equal vertices. */
export const dropRepeated: RepairFaults = (outline) => {
  const touched = new Map(findRepeated(outline).map(({ ring }) => [`${ring!.part}/${ring!.ring}`, ring!]));
  let mended = outline;
  for (const at of touched.values())
    mended = withRing(mended, at, withoutRepeats(outline[at.part]![at.ring]!));
  return mended;
};

const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((position, index) => !samePosition(ring[index - 1], position));
