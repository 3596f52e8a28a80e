import Supercluster from 'supercluster';
import { type Bounds, fromX, lng360, toX, worldPixel } from '../map-space';
import { ringRadius } from './ring-radius';

/** One place with its cases. */
export interface ClusterPoint {
  id: number | string;
  name: string;
  /** any longitude; latitude */
  lng: number;
  lat: number;
  count: number;
  alert?: boolean;
  /** what the place is, in words given by the page that draws the map */
  kind?: string;
  /** represents an area without known places: drawn as a tag, never part of a ring */
  loose?: boolean;
  /** what the count is related to where rates are drawn, such as residents times years */
  base?: number;
}

/** Places too near each other at a zoom to be distinguished, drawn as one ring. */
export interface Cluster {
  /** stays the same while the same places are together */
  key: string;
  /** longitude 0..360, latitude: the middle of the cases */
  lng: number;
  lat: number;
  count: number;
  alert: boolean;
  loose: boolean;
  /** pixels by which a tag hangs lower than its place, so that it covers no ring; 0 for rings */
  drop: number;
  /** what the counts of all places together are related to */
  base: number;
  points: ClusterPoint[];
}

/** How large a ring is drawn: as one of so many cases. */
export type SizeOf = (cluster: Cluster) => number;

/** Half of a tag's height and width in pixels. */
const TAG = 13;
const TAG_WIDTH = 24;

/**
 * Pixels under which two places become one. At the default view Tahiti and Moorea are 73 pixels
 * apart and stay two.
 */
const CLUSTER_RADIUS = 44;

/** The box that holds these places, in longitudes 0..360; null without a place. */
export function boundsOf(points: readonly Pick<ClusterPoint, 'lng' | 'lat'>[]): Bounds | null {
  if (points.length === 0) return null;
  const lngs = points.map(({ lng }) => lng360(lng));
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

type Properties = { point: ClusterPoint };

/** Rings nearer than this share of their two radii become one: their counts would be hard to read. */
const APART = 0.8;

/** Pixels from the middle of what stands for these places to its edge. */
export const radiusOf = (cluster: Cluster, most?: number, sizeOf: SizeOf = ({ count }) => count): number =>
  cluster.loose ? TAG : ringRadius(sizeOf(cluster), most);

/** Some places as one ring. Its place is the middle of its cases, so that a large island does not drift to a small one. */
export function clusterOf(points: readonly ClusterPoint[]): Cluster {
  const count = points.reduce((sum, point) => sum + point.count, 0);
  const middle = (pick: (point: ClusterPoint) => number) =>
    points.reduce((sum, point) => sum + pick(point) * point.count, 0) / count;
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
    drop: 0,
    base: points.reduce((sum, { base = 0 }) => sum + base, 0),
    points: [...points].sort((a, b) => b.count - a.count),
  };
}

/** Joins rings that would cover each other at a mapbox zoom, the smaller to the larger. */
function apart(clusters: readonly Cluster[], zoom: number, radius: SizeOf): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const [x, y] = worldPixel([cluster.lng, cluster.lat], zoom);
    const met = kept.findIndex((other) => {
      const [ox, oy] = worldPixel([other.lng, other.lat], zoom);
      return Math.hypot(x - ox, y - oy) < APART * (radius(cluster) + radius(other));
    });
    const other = kept[met];
    if (other) kept[met] = clusterOf([...other.points, ...cluster.points]);
    else kept.push(cluster);
  }
  // A joined ring has moved a little, perhaps to another one.
  return kept.length < clusters.length ? apart(kept, zoom, radius) : kept;
}

/** Tags below the rings and the tags before them that they would cover. */
function hung(tags: readonly Cluster[], rings: readonly Cluster[], zoom: number, radius: SizeOf): Cluster[] {
  const at = ({ lng, lat }: Cluster) => worldPixel([lng, lat], zoom);
  const boxes = rings.map((ring) => ({ at: at(ring), x: radius(ring), y: radius(ring) }));
  return tags.map((tag) => {
    const [x, y] = at(tag);
    let drop = 0;
    const covered = () =>
      boxes.find(
        (box) => Math.abs(x - box.at[0]) < box.x + TAG_WIDTH && Math.abs(y + drop - box.at[1]) < box.y + TAG,
      );
    for (let box = covered(); box; box = covered()) drop = box.at[1] + box.y + TAG + 1 - y;
    boxes.push({ at: [x, y + drop], x: TAG_WIDTH, y: TAG });
    return { ...tag, drop };
  });
}

/** Clusters of some places at every zoom. */
export class ClusterIndex {
  private readonly index = new Supercluster<Properties>({ radius: CLUSTER_RADIUS, maxZoom: 14 });
  private readonly tags: Cluster[];

  /** @param radius pixels from a ring's middle to its edge */
  constructor(
    points: readonly ClusterPoint[],
    private readonly radius: SizeOf = radiusOf,
  ) {
    this.tags = points.filter(({ count, loose }) => loose && count > 0).map((point) => clusterOf([point]));
    this.index.load(
      points
        .filter(({ count, loose }) => !loose && count > 0)
        .map((point) => ({
          type: 'Feature',
          properties: { point },
          geometry: { type: 'Point', coordinates: [toX(point.lng), point.lat] },
        })),
    );
  }

  /** All clusters at a mapbox zoom, the smallest first, so that the largest is drawn on top; then the tags. */
  at(mapboxZoom: number): Cluster[] {
    const zoom = Math.floor(mapboxZoom);
    const near = this.index.getClusters([-180, -85, 180, 85], zoom).map((feature) => {
      const { properties } = feature;
      if (!('cluster_id' in properties)) return clusterOf([properties.point]);
      const leaves = this.index.getLeaves(properties.cluster_id as number, Number.POSITIVE_INFINITY);
      return clusterOf(leaves.map((leaf) => leaf.properties.point));
    });
    const rings = apart(near, zoom, this.radius).sort((a, b) => a.count - b.count);
    return [...rings, ...hung(this.tags, rings, zoom, this.radius)];
  }
}
