/** The part of supercluster that is used here; the package has no types. */
declare module 'supercluster' {
  interface PointFeature<P> {
    type: 'Feature';
    properties: P;
    geometry: { type: 'Point'; coordinates: number[] };
  }
  interface ClusterProperties {
    cluster_id: number;
    point_count: number;
  }
  export default class Supercluster<P> {
    constructor(options?: { radius?: number; maxZoom?: number; minZoom?: number; extent?: number });
    load(points: PointFeature<P>[]): this;
    getClusters(bbox: number[], zoom: number): PointFeature<P | ClusterProperties>[];
    getLeaves(clusterId: number, limit?: number, offset?: number): PointFeature<P>[];
    getClusterExpansionZoom(clusterId: number): number;
  }
}
