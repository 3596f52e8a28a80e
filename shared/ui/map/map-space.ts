import { countryNumbers } from '../../runtime/page/country-numbers';

/**
 * Three spaces meet here. Stored points are RFC 7946 (-180..180); screens count longitudes 0..360,
 * so that a country across 180° is in one piece; inside the map x = lng360 - 180, which moves the
 * map's own seam to Greenwich, where the Pacific has nothing. Only this folder knows x.
 */
export type LngLat = readonly [lng: number, lat: number];

/** Longitude in 0..360 of any longitude. */
export const lng360 = (lng: number): number => ((lng % 360) + 360) % 360;

/** Longitude in -180..180 of any longitude, RFC 7946; 180 stays 180. */
export function lng180(lng: number): number {
  const wrapped = lng360(lng + 180) - 180;
  return wrapped === -180 && lng > 0 ? 180 : wrapped;
}

/** Any longitude as the map's x. */
export const toX = (lng: number): number => lng360(lng) - 180;

/** The map's x as a longitude 0..360. */
export const fromX = (x: number): number => x + 180;

/** West, south, east, north in longitudes 0..360; east is never below west. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where the map may go: Palau to Pitcairn and some sea around, in 0..360. */
export const PACIFIC: Bounds = [120, -55, 260, 45];

/** What every map opens on by default: the view of the country that the portal is at home in, as it is configured. */
export const DEFAULT_VIEW: MapView = {
  get center() {
    return countryNumbers().center;
  },
  get zoom() {
    return countryNumbers().zoom;
  },
};

/**
 * The view of a map. `zoom` assumes 256-pixel tiles, as most maps do; mapbox-gl assumes 512, so that its zoom is one less
 * at the same scale.
 */
export interface MapView {
  center: LngLat;
  zoom: number;
}

export const toMapboxZoom = (zoom: number): number => zoom - 1;
export const fromMapboxZoom = (zoom: number): number => zoom + 1;

/** Pixels from the map's upper left corner at a mapbox zoom. */
export function worldPixel([lng, lat]: LngLat, mapboxZoom: number): [x: number, y: number] {
  const world = 512 * 2 ** mapboxZoom;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return [(lng360(lng) / 360) * world, y * world];
}

/** Whether two boxes given as [west, south, east, north] touch. */
export const meets = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
