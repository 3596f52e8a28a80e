import type { Position } from '../../geo/geometry';
import { distanceKm } from '../../geo/geometry-distance';
import type { PairCase } from '../pair-case';
import { type Compare, weigh } from './evidence';

/**
 * Distances in kilometres: up to `BAY` two points are taken as one bay, from `FAR` on as different ones.
 */
const BAY = 2;
const FAR = 10;

/**
 * Three quarters of reports of one meal give nearly the same point; in the others one names the catch, one
 * the shop.
 */
const POINTS = { near: weigh(0.75, 0.05), between: weigh(0.13, 0.46), far: weigh(0.12, 0.49) };
const LOCALITY = { same: weigh(0.85, 0.35), other: weigh(0.12, 0.65) };
/** A different island: one report may name where the fish was sold, the other where it was caught. */
const NEXT = weigh(0.05, 0.15);
/** Upper limit of an island's weight, even where it rarely reports. */
const ISLAND_MOST = 2;

const point = ({ case_geom }: PairCase) => case_geom?.coordinates as Position | undefined;

/**
 * Compares where the fish came from. Agreeing on an island that rarely reports is stronger evidence:
 * unrelated pairs meet there with the square of its share, linked pairs with its share.
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
