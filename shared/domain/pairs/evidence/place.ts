import type { Position } from '../../geo/geometry';
import { distanceKm } from '../../geo/geometry-distance';
import type { PairCase } from '../pair-case';
import { type Compare, weigh } from './evidence';

/** Points as near as this are of one bay, and from here on of different ones; kilometres. */
const BAY = 2;
const FAR = 10;

/** Three quarters of the pairs of one table give the point alike; in the others one names the catch, one the shop. */
const POINTS = { near: weigh(0.75, 0.05), between: weigh(0.13, 0.46), far: weigh(0.12, 0.49) };
const LOCALITY = { same: weigh(0.85, 0.35), other: weigh(0.12, 0.65) };
/** The next island: the shop of one report, the catch of the other. */
const NEXT = weigh(0.05, 0.15);
/** Upper limit of an island's weight, however rarely it reports. */
const ISLAND_MOST = 2;

const point = ({ case_geom }: PairCase) => case_geom?.coordinates as Position | undefined;

/**
 * Where the products came from. Pairs of one island are the more telling, the fewer reports the island
 * sends: unrelated pairs meet there by the square of its share, linked ones by its share.
 */
export const comparePlace: Compare = (a, b, { islandShare, islandsAlike }) => {
  if (a.case_island === null || b.case_island === null) return null;
  if (a.case_island !== b.case_island) return says('island_other', NEXT);
  const rare = Math.log(islandsAlike / islandShare(a.case_island));
  const island = Math.max(-ISLAND_MOST, Math.min(ISLAND_MOST, rare));
  const [from, to] = [point(a), point(b)];
  if (from && to) {
    const km = distanceKm(from, to);
    const how = km <= BAY ? 'near' : km < FAR ? 'between' : 'far';
    return { ...says(how, island + POINTS[how]), value: Math.max(1, Math.round(km)) };
  }
  if (a.case_location === null || b.case_location === null) return says('island_same', island);
  return a.case_location === b.case_location
    ? says('locality_same', island + LOCALITY.same)
    : says('locality_other', island + LOCALITY.other);
};

const says = (outcome: string, weight: number) =>
  ({ field: 'place', outcome, meal: weight, patient: weight }) as const;
