import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { PlaceCount } from '@ciguawatch/shared/domain/case-table/clusters';
import { RATE_BASE } from '@ciguawatch/shared/domain/statistics/rates/rates';
import type { ObservedUnit } from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import type { Cluster, ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import type { ClusterMeasure } from '@ciguawatch/shared/ui/map/clusters/clusters';

/** A rate at the laboratory's alert level is drawn like a ring of this many cases. */
const CASES_AT_ALERT_LEVEL = 8;

/** Rate of a ring, all its places together: reports per 10,000 residents and year. */
export const rateOf = ({ count, base }: Pick<Cluster, 'count' | 'base'>): number =>
  base > 0 ? (count / base) * RATE_BASE : 0;

/** Islands with their rates, and how many reports have none. */
export interface RatePoints {
  points: ClusterPoint[];
  /** Reports without a rate: of no island, or of an island with unknown population or no observed time. */
  left: number;
}

/**
 * Islands with known residents as points whose base is residents × observed years. Islands that share one
 * population figure become one point, at the island with most reports.
 * @param points the islands as the map draws them
 * @param years observed years of islands that share a population
 */
export function ratePoints(
  points: readonly ClusterPoint[],
  places: readonly PlaceCount[],
  location: (id: number) => Pick<Location, 'country' | 'population'> | undefined,
  years: (unit: ObservedUnit) => number,
): RatePoints {
  const known = new Map(points.map((point) => [point.id, point]));
  const units = new Map<string, { base: number; points: ClusterPoint[] }>();
  let left = 0;
  for (const { key, id, kind, count } of places) {
    const place = kind === 'island' ? location(id) : undefined;
    const point = known.get(key);
    const base = place?.population
      ? place.population.value * years({ country: place.country, islands: place.population.islands })
      : 0;
    if (!place?.population || !point || base <= 0) {
      left += count;
      continue;
    }
    const unit = [...place.population.islands].sort((a, b) => a - b).join();
    const open = units.get(unit);
    if (open) open.points.push(point);
    else units.set(unit, { base, points: [point] });
  }
  return { left, points: [...units.values()].map(({ base, points: mine }) => joinedPoint(mine, base)) };
}

/** Joins islands into one point; its id lists all their ids. */
function joinedPoint(mine: readonly ClusterPoint[], base: number): ClusterPoint {
  const [first, ...others] = [...mine].sort((a, b) => b.count - a.count) as [ClusterPoint];
  if (others.length === 0) return { ...first, base };
  return {
    ...first,
    id: mine.map(({ id }) => id).join(' '),
    name: mine.map(({ name }) => name).join(', '),
    count: mine.reduce((sum, { count }) => sum + count, 0),
    alert: mine.some(({ alert }) => alert === true),
    base,
  };
}

/**
 * Number of cases whose ring size represents a rate.
 * @param alert the laboratory's alert level, in reports per 10,000 residents and year
 */
export const sizeOfRate = (rate: number, alert: number): number =>
  Math.max(2, (rate / alert) * CASES_AT_ALERT_LEVEL);

/**
 * How rings show rates: one at the alert level looks like a ring of 8 cases.
 * @param alert the laboratory's alert level
 * @param write formats a rate for the ring
 * @param say makes the text for screen readers
 */
export const rateMeasure = (
  alert: number,
  write: (rate: number) => string,
  say: (rate: string) => string,
): ClusterMeasure => ({
  size: (cluster) => sizeOfRate(rateOf(cluster), alert),
  text: (cluster) => write(rateOf(cluster)),
  say: (cluster) => say(write(rateOf(cluster))),
});
