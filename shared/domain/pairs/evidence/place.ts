import type { Position } from '../../geo/geometry';
import { distanceKm } from '../../geo/geometry-distance';
import type { PairCase } from '../pair-case';
import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Distances in kilometres: up to `BAY_KM` two points are taken as one bay, from `FAR_KM` on as different ones.
 */
const BAY_KM = 2;
const FAR_KM = 10;

/**
 * In three quarters of linked pairs both points are close together; in the others one report gives the catch
 * site, the other the shop.
 */
const POINT_WEIGHTS = {
  near: logLikelihoodRatio(0.75, 0.05),
  between: logLikelihoodRatio(0.13, 0.46),
  far: logLikelihoodRatio(0.12, 0.49),
};
const LOCALITY_WEIGHTS = { same: logLikelihoodRatio(0.85, 0.35), other: logLikelihoodRatio(0.12, 0.65) };
/** A different island: one report may name where the fish was sold, the other where it was caught. */
const OTHER_ISLAND = logLikelihoodRatio(0.05, 0.15);
/** Upper limit of an island's weight, even where it rarely reports. */
const MAX_ISLAND_WEIGHT = 2;

const point = ({ case_geom }: PairCase) => case_geom?.coordinates as Position | undefined;

/**
 * Compares where the fish came from. Agreeing on an island that rarely reports is stronger evidence:
 * unrelated pairs meet there with the square of its share, linked pairs with its share.
 */
export const comparePlace: Compare = (a, b, { islandShare, islandsAlike }) => {
  if (a.case_island === null || b.case_island === null) return null;
  if (a.case_island !== b.case_island) return outcomeOf('island_other', OTHER_ISLAND);
  const rare = Math.log(islandsAlike / islandShare(a.case_island));
  const island = Math.max(-MAX_ISLAND_WEIGHT, Math.min(MAX_ISLAND_WEIGHT, rare));
  const [from, to] = [point(a), point(b)];
  if (from && to) {
    const km = distanceKm(from, to);
    const how = km <= BAY_KM ? 'near' : km < FAR_KM ? 'between' : 'far';
    return { ...outcomeOf(how, island + POINT_WEIGHTS[how]), value: Math.max(1, Math.round(km)) };
  }
  if (a.case_location === null || b.case_location === null) return outcomeOf('island_same', island);
  return a.case_location === b.case_location
    ? outcomeOf('locality_same', island + LOCALITY_WEIGHTS.same)
    : outcomeOf('locality_other', island + LOCALITY_WEIGHTS.other);
};

const outcomeOf = (outcome: string, weight: number) =>
  ({ field: 'place', outcome, meal: weight, patient: weight }) as const;
