import type { CensusUnit } from '../../db/reference/locations';
import type { PackIds } from './features';
import type { Pack } from './pack';

/** Census numbers of a pack by the ids of their islands. Each is stored under the lowest of them. */
export const censusUnits = ({ residents }: Pack, ids: PackIds): CensusUnit[] =>
  residents.map(({ islands: keys, ...unit }) => {
    const islands = keys.map((key) => ids.places.get(key) as number).sort((a, b) => a - b);
    return { ...unit, id: islands[0] as number, islands };
  });
