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
  /** what the place is, in the words of whoever draws the map */
  kind?: string;
}

/** Places too near each other at a zoom to be told apart, drawn as one ring. */
export interface Cluster {
  /** stays the same while the same places are together */
  key: string;
  /** longitude 0..360, latitude: the middle of the cases */
  lng: number;
  lat: number;
  count: number;
  alert: boolean;
  points: ClusterPoint[];
}

/**
 * Pixels under which two places become one. At the default view Tahiti and Moorea are 73 pixels
 * apart and stay two.
 */
export const CLUSTER_RADIUS = 44;

/** The box that holds these places, in longitudes 0..360; null without a place. */
export function boundsOf(points: readonly Pick<ClusterPoint, 'lng' | 'lat'>[]): Bounds | null {
  if (points.length === 0) return null;
  const lngs = points.map(({ lng }) => lng360(lng));
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

type Properties = { point: ClusterPoint };

/** Rings nearer than this share of their two radii become one: their counts would be hard to read. */
const APART = 0.85;

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
    points: [...points].sort((a, b) => b.count - a.count),
  };
}

/** Joins rings that would cover each other at a mapbox zoom, the smaller to the larger. */
function apart(clusters: readonly Cluster[], zoom: number, most?: number): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const [x, y] = worldPixel([cluster.lng, cluster.lat], zoom);
    const met = kept.findIndex((other) => {
      const [ox, oy] = worldPixel([other.lng, other.lat], zoom);
      return (
        Math.hypot(x - ox, y - oy) < APART * (ringRadius(cluster.count, most) + ringRadius(other.count, most))
      );
    });
    const other = kept[met];
    if (other) kept[met] = clusterOf([...other.points, ...cluster.points]);
    else kept.push(cluster);
  }
  // A joined ring has moved a little, perhaps to another one.
  return kept.length < clusters.length ? apart(kept, zoom, most) : kept;
}

/** Clusters of some places at every zoom. */
export class ClusterIndex {
  private readonly index = new Supercluster<Properties>({ radius: CLUSTER_RADIUS, maxZoom: 14 });

  /** @param most largest radius of a ring in pixels */
  constructor(
    points: readonly ClusterPoint[],
    private readonly most?: number,
  ) {
    this.index.load(
      points
        .filter(({ count }) => count > 0)
        .map((point) => ({
          type: 'Feature',
          properties: { point },
          geometry: { type: 'Point', coordinates: [toX(point.lng), point.lat] },
        })),
    );
  }

  /** All clusters at a mapbox zoom, the smallest first, so that the largest is drawn on top. */
  at(mapboxZoom: number): Cluster[] {
    const zoom = Math.floor(mapboxZoom);
    const near = this.index.getClusters([-180, -85, 180, 85], zoom).map((feature) => {
      const { properties } = feature;
      if (!('cluster_id' in properties)) return clusterOf([properties.point]);
      const leaves = this.index.getLeaves(properties.cluster_id as number, Number.POSITIVE_INFINITY);
      return clusterOf(leaves.map((leaf) => leaf.properties.point));
    });
    return apart(near, zoom, this.most).sort((a, b) => a.count - b.count);
  }
}
