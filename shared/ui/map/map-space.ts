import { countryNumbers } from '../../runtime/page/country-numbers';

/**
 * Three forms of longitude: stored points are RFC 7946 (-180..180); screens use 0..360, so that countries
 * across 180° are one piece; inside the map x = lng360 - 180, which moves the map's edge to Greenwich, far
 * from the Pacific. Only this folder uses x.
 */
export type LngLat = readonly [lng: number, lat: number];

/** Converts any longitude to 0..360. */
export const lng360 = (lng: number): number => ((lng % 360) + 360) % 360;

/** Converts any longitude to -180..180 (RFC 7946); 180 stays 180. */
export function lng180(lng: number): number {
  const wrapped = lng360(lng + 180) - 180;
  return wrapped === -180 && lng > 0 ? 180 : wrapped;
}

/** Converts any longitude to the map's x. */
export const toX = (lng: number): number => lng360(lng) - 180;

/** Converts the map's x to a longitude 0..360. */
export const fromX = (x: number): number => x + 180;

/** West, south, east, north in longitudes 0..360; east is never below west. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Limits of the map: Palau to Pitcairn and surrounding sea, in 0..360. */
export const PACIFIC: Bounds = [120, -55, 260, 45];

/** The initial view of maps: that of the portal's default country, as configured. */
export const DEFAULT_VIEW: MapView = {
  get center() {
    return countryNumbers().center;
  },
  get zoom() {
    return countryNumbers().zoom;
  },
};

/** View of a map, with the zoom of mapbox-gl, as in the specification: the world is 512 px wide at zoom 0. */
export interface MapView {
  center: LngLat;
  zoom: number;
}

/** World coordinates in pixels at a zoom. */
export function worldPixel([lng, lat]: LngLat, zoom: number): [x: number, y: number] {
  const world = 512 * 2 ** zoom;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return [(lng360(lng) / 360) * world, y * world];
}

/** Whether two boxes intersect. */
export const boxesIntersect = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
