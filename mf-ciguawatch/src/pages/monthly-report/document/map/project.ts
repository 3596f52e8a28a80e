import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';

/** Points around what is drawn, for signs that stand at the edge. */
const EDGE = 9;
const RAD = Math.PI / 180;

/** A map in points, from its top left corner. */
interface Projection {
  width: number;
  height: number;
  /** longitude 0..360 and latitude as a point of the drawing */
  point: (lng: number, lat: number) => [x: number, y: number];
  /** points of one kilometre on the ground */
  perKm: number;
}

/** Kilometres of one degree of latitude. */
const KM = 111.2;
/** Least degrees across: a single small island is not blown up to the whole map. */
const LEAST = 0.05;

/** Plate carrée, true in the middle of the map, as large as fits into a box. */
export function projectionOf(
  islands: readonly MapIsland[],
  most: { width: number; height: number },
): Projection {
  const lngs = islands.flatMap(({ at, rings }) => [at[0], ...rings.flatMap((ring) => ring.filter(even))]);
  const lats = islands.flatMap(({ at, rings }) => [at[1], ...rings.flatMap((ring) => ring.filter(odd))]);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const shrink = Math.cos(((south + north) / 2) * RAD);
  const [across, down] = [Math.max(LEAST, (east - west) * shrink), Math.max(LEAST, north - south)];
  const scale = Math.min((most.width - 2 * EDGE) / across, (most.height - 2 * EDGE) / down);
  const [width, height] = [across * scale + 2 * EDGE, down * scale + 2 * EDGE];
  const [left, top] = [(width - (east - west) * shrink * scale) / 2, (height - (north - south) * scale) / 2];
  return {
    width,
    height,
    point: (lng, lat) => [left + (lng - west) * shrink * scale, top + (north - lat) * scale],
    perKm: scale / KM,
  };
}

const even = (_: number, i: number) => i % 2 === 0;
const odd = (_: number, i: number) => i % 2 === 1;
