/**
 * Web Mercator in metres, from longitudes 0..360 and latitudes in degrees. The projection enlarges
 * distances by 1/cos(latitude), which `mercatorScale` gives.
 */
const RADIUS = 6378137;
const RAD = Math.PI / 180;

export const toPlane = ([lng, lat]) => ({
  x: RADIUS * lng * RAD,
  y: RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2)),
});

export const fromPlane = ({ x, y }) => [
  x / RADIUS / RAD,
  (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) / RAD,
];

/** Metres on the projected plane per metre on the ground at a latitude. */
export const mercatorScale = (lat) => 1 / Math.cos(lat * RAD);

/** The polygons of a Polygon or MultiPolygon geometry; none for a point. */
export const polygonsOf = (geometry) =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates]
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : [];
