/**
 * Encoding of outlines in basemap files: a layer is { k, f } with `k` steps per degree and `f` features as
 * [tag, polygons]; a ring is a flat list of differences dx, dy, … without its closing vertex. x is
 * longitude 0..360 minus 180: the edge of the map lies at Greenwich and cuts no Pacific country.
 */
export const SHIFT = 180;

/**
 * One ring of [lng360, lat] vertices (closed or open) as integer differences; null when rounding leaves no
 * area.
 */
export function encodeRing(ring, k) {
  const flat = [];
  let count = 0;
  let lastX = 0;
  let lastY = 0;
  let first = null;
  for (const [lng, lat] of ring) {
    const x = Math.round((lng - SHIFT) * k);
    const y = Math.round(lat * k);
    if (count > 0 && x === lastX && y === lastY) continue;
    if (first && count > 2 && x === first[0] && y === first[1]) continue;
    first ??= [x, y];
    flat.push(x - lastX, y - lastY);
    lastX = x;
    lastY = y;
    count += 1;
  }
  return count >= 3 ? flat : null;
}

/** Polygons of [lng360, lat] rings, encoded; a polygon whose outer ring has no area left is dropped. */
export function encodePolygons(polygons, k) {
  const out = [];
  for (const polygon of polygons) {
    const rings = polygon.map((ring) => encodeRing(ring, k));
    if (rings[0]) out.push(rings.filter(Boolean));
  }
  return out;
}
