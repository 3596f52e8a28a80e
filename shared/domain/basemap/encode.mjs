/**
 * The wire form of outlines: integers, each vertex as its difference from the one before.
 * A layer is { k, f }: `k` parts of a degree, `f` features as [tag, polygons]; a ring is a flat
 * list dx, dy, dx, dy… without its closing vertex. x is longitude 0..360 minus 180, so that the
 * map's own seam falls in Africa and no Pacific country is cut.
 */
export const SHIFT = 180;

/** One ring of [lng360, lat] vertices (closed or open) as integer differences; null when it collapses. */
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

/** Polygons of [lng360, lat] rings; a polygon whose outer ring collapses is dropped. */
export function encodePolygons(polygons, k) {
  const out = [];
  for (const polygon of polygons) {
    const rings = polygon.map((ring) => encodeRing(ring, k));
    if (rings[0]) out.push(rings.filter(Boolean));
  }
  return out;
}
