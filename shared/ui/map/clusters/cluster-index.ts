import Supercluster from 'supercluster';
import { type Bounds, fromX, lng360, toX, worldPixel } from '../map-space';
import { ringRadius, SILENT_RADIUS_PX } from './ring-radius';

/** A place with its number of cases. */
export interface ClusterPoint {
  id: number | string;
  name: string;
  /** longitude in any form, and latitude */
  lng: number;
  lat: number;
  count: number;
  alert?: boolean;
  /** kind of place, in words provided by the page */
  kind?: string;
  /** an area without known places: drawn as a label, never joined into a ring */
  loose?: boolean;
  /** nobody observed the place, so its count of 0 has no meaning: drawn hatched, never joined into a ring */
  silent?: boolean;
  /** denominator of the rate on maps of rates, such as residents times years */
  base?: number;
}

/** Places drawn as one ring, because they are too near each other at the current zoom. */
export interface Cluster {
  /** stays the same as long as the same places are joined */
  key: string;
  /** longitude 0..360 and latitude of the centre of the cases */
  lng: number;
  lat: number;
  count: number;
  alert: boolean;
  loose: boolean;
  silent: boolean;
  /** pixels by which a tag is moved down so that it covers no ring; 0 for rings */
  drop: number;
  /** sum of the places' denominators */
  base: number;
  points: ClusterPoint[];
}

/** The number of cases as which a ring is drawn. */
export type SizeOf = (cluster: Cluster) => number;

/** Half the height and width of a label in pixels. */
const HALF_LABEL_HEIGHT_PX = 13;
const HALF_LABEL_WIDTH_PX = 24;

/**
 * Distance in pixels below which two places are joined. At the default view Tahiti and Moorea are 73 pixels
 * apart and stay separate.
 */
const CLUSTER_RADIUS_PX = 44;

/** The box around places, in longitudes 0..360; null without a place. */
export function boundsOf(points: readonly Pick<ClusterPoint, 'lng' | 'lat'>[]): Bounds | null {
  if (points.length === 0) return null;
  const lngs = points.map(({ lng }) => lng360(lng));
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

type Properties = { point: ClusterPoint };

const featureOf = (point: ClusterPoint) => ({
  type: 'Feature' as const,
  properties: { point },
  geometry: { type: 'Point' as const, coordinates: [toX(point.lng), point.lat] as [number, number] },
});

/** Clusters of an index at a zoom level, each with all of its places. */
const joinedAt = (index: Supercluster<Properties>, zoom: number): Cluster[] =>
  index.getClusters([-180, -85, 180, 85], zoom).map((feature) => {
    const { properties } = feature;
    if (!('cluster_id' in properties)) return clusterOf([properties.point]);
    const leaves = index.getLeaves(properties.cluster_id as number, Number.POSITIVE_INFINITY);
    return clusterOf(leaves.map((leaf) => leaf.properties.point));
  });

/** Rings of which one covers more than this share of the area of another are joined, to keep both legible. */
const MAX_COVERED_SHARE = 0.2;

/** The share of the smaller of two circles that the other one covers, 0 to 1. */
function coveredShare(distance: number, one: number, other: number): number {
  const [small, large] = one < other ? [one, other] : [other, one];
  if (distance >= small + large) return 0;
  if (distance <= large - small) return 1;
  const a = (distance ** 2 + small ** 2 - large ** 2) / (2 * distance);
  const part = (radius: number, to: number) =>
    radius ** 2 * Math.acos(to / radius) - to * Math.sqrt(Math.max(0, radius ** 2 - to ** 2));
  return (part(small, a) + part(large, distance - a)) / (Math.PI * small ** 2);
}

/** Pixels from the centre of a cluster's ring or tag to its edge. */
export const radiusOf = (cluster: Cluster, most?: number, sizeOf: SizeOf = ({ count }) => count): number => {
  if (cluster.silent) return SILENT_RADIUS_PX;
  return cluster.loose ? HALF_LABEL_HEIGHT_PX : ringRadius(sizeOf(cluster), most);
};

/**
 * Joins places into one ring, positioned at the centre of their cases, so that a large island does not move
 * towards a small one.
 */
export function clusterOf(points: readonly ClusterPoint[]): Cluster {
  const count = points.reduce((sum, point) => sum + point.count, 0);
  // Without any case the centre is the mean of the places, since weights by cases would divide by 0.
  const weight = (point: ClusterPoint) => (count === 0 ? 1 / points.length : point.count / count);
  const middle = (pick: (point: ClusterPoint) => number) =>
    points.reduce((sum, point) => sum + pick(point) * weight(point), 0);
  return {
    key: points
      .map(({ id }) => String(id))
      .sort()
      .join(' '),
    lng: fromX(middle(({ lng }) => toX(lng))),
    lat: middle(({ lat }) => lat),
    count,
    alert: points.some(({ alert }) => alert === true),
    loose: points.some(({ loose }) => loose === true),
    silent: points.every(({ silent }) => silent === true),
    drop: 0,
    base: points.reduce((sum, { base = 0 }) => sum + base, 0),
    points: [...points].sort((a, b) => b.count - a.count),
  };
}

/** Joins rings that would overlap at a zoom, the smaller into the larger one. */
function joinOverlapping(clusters: readonly Cluster[], zoom: number, radius: SizeOf): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const [x, y] = worldPixel([cluster.lng, cluster.lat], zoom);
    const met = kept.findIndex((other) => {
      const [ox, oy] = worldPixel([other.lng, other.lat], zoom);
      return coveredShare(Math.hypot(x - ox, y - oy), radius(cluster), radius(other)) > MAX_COVERED_SHARE;
    });
    const other = kept[met];
    if (other) kept[met] = clusterOf([...other.points, ...cluster.points]);
    else kept.push(cluster);
  }
  // A joined ring has moved and may overlap another one now.
  return kept.length < clusters.length ? joinOverlapping(kept, zoom, radius) : kept;
}

/** Scales of the map between this zoom and the next one: positions grow with them, sizes and drops do not. */
const SCALES = [1, 2] as const;

/** Moves labels down, below the rings and earlier labels that they would cover before the next zoom is reached. */
function moveLabelsDown(
  tags: readonly Cluster[],
  rings: readonly Cluster[],
  zoom: number,
  radius: SizeOf,
): Cluster[] {
  const at = ({ lng, lat }: Cluster) => worldPixel([lng, lat], zoom);
  const boxes = rings.map((ring) => ({ at: at(ring), drop: 0, x: radius(ring), y: radius(ring) }));
  return tags.map((tag) => {
    const [x, y] = at(tag);
    /** The drop that brings the tag below a box at a scale. */
    const below = (box: (typeof boxes)[number], scale: number) =>
      (box.at[1] - y) * scale + box.drop + box.y + HALF_LABEL_HEIGHT_PX + 1;
    let drop = 0;
    /** The drop that leaves the first box which the tag covers. */
    const wanted = () => {
      for (const scale of SCALES)
        for (const box of boxes) {
          const isBeside = Math.abs(x - box.at[0]) * scale >= box.x + HALF_LABEL_WIDTH_PX;
          const isAbove = (box.at[1] - y) * scale + box.drop - drop >= box.y + HALF_LABEL_HEIGHT_PX;
          if (!isBeside && !isAbove && drop < below(box, scale) - 1) return below(box, scale);
        }
      return undefined;
    };
    for (let next = wanted(); next !== undefined; next = wanted()) drop = next;
    boxes.push({ at: [x, y], drop, x: HALF_LABEL_WIDTH_PX, y: HALF_LABEL_HEIGHT_PX });
    return { ...tag, drop };
  });
}

/**
 * Whether a ring or tag covers more of an unobserved place's mark than allowed. Such a mark is hidden until
 * the reader zooms in, because a partial hatching would be misread; the page lists these places anyway.
 */
function isCovered(silent: Cluster, marks: readonly Cluster[], zoom: number, radius: SizeOf): boolean {
  const [x, y] = worldPixel([silent.lng, silent.lat], zoom);
  return marks.some((mark) => {
    const [mx, my] = worldPixel([mark.lng, mark.lat], zoom);
    if (!mark.loose)
      return coveredShare(Math.hypot(x - mx, y - my), SILENT_RADIUS_PX, radius(mark)) > MAX_COVERED_SHARE;
    return (
      Math.abs(x - mx) < HALF_LABEL_WIDTH_PX + SILENT_RADIUS_PX / 2 &&
      Math.abs(y - my - mark.drop) < HALF_LABEL_HEIGHT_PX + SILENT_RADIUS_PX / 2
    );
  });
}

/** The clusters of places at every zoom. */
export class ClusterIndex {
  private readonly index = new Supercluster<Properties>({ radius: CLUSTER_RADIUS_PX, maxZoom: 14 });
  private readonly silent = new Supercluster<Properties>({ radius: SILENT_RADIUS_PX * 2, maxZoom: 14 });
  private readonly tags: Cluster[];

  /** @param radius radius of a ring in pixels */
  constructor(
    points: readonly ClusterPoint[],
    private readonly radius: SizeOf = radiusOf,
  ) {
    this.tags = points.filter(({ count, loose }) => loose && count > 0).map((point) => clusterOf([point]));
    this.index.load(points.filter(({ count, loose }) => !loose && count > 0).map(featureOf));
    this.silent.load(points.filter(({ count, silent }) => silent && count === 0).map(featureOf));
  }

  /**
   * All clusters at a zoom in drawing order: unobserved places, rings by ascending count so that the
   * largest is on top, then tags.
   */
  at(exactZoom: number): Cluster[] {
    const zoom = Math.floor(exactZoom);
    const rings = joinOverlapping(joinedAt(this.index, zoom), zoom, this.radius).sort(
      (a, b) => a.count - b.count,
    );
    const tags = moveLabelsDown(this.tags, rings, zoom, this.radius);
    const marks = [...rings, ...tags];
    return [
      ...joinedAt(this.silent, zoom).filter((one) => !isCovered(one, marks, zoom, this.radius)),
      ...marks,
    ];
  }
}
