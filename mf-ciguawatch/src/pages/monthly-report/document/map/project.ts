import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';

/** Margin in points, so that signs at the edge are not cut off. */
const MARGIN_PT = 9;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** A map projection in points, with its origin at the top left. */
interface Projection {
  width: number;
  height: number;
  /** Projects a longitude (0 to 360) and latitude. */
  point: (lng: number, lat: number) => [x: number, y: number];
  /** Points per kilometre on the ground. */
  perKm: number;
}

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;
/** Smallest extent in degrees, so that a single small island does not fill the map. */
const MIN_EXTENT_DEGREES = 0.05;

/** Equirectangular projection, true to scale at the middle latitude, as large as fits the given size. */
export function projectionOf(
  islands: readonly MapIsland[],
  most: { width: number; height: number },
): Projection {
  const lngs = islands.flatMap(({ at, rings }) => [
    at[0],
    ...rings.flatMap((ring) => ring.filter(isEvenIndex)),
  ]);
  const lats = islands.flatMap(({ at, rings }) => [
    at[1],
    ...rings.flatMap((ring) => ring.filter(isOddIndex)),
  ]);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const shrink = Math.cos(((south + north) / 2) * RADIANS_PER_DEGREE);
  const [across, down] = [
    Math.max(MIN_EXTENT_DEGREES, (east - west) * shrink),
    Math.max(MIN_EXTENT_DEGREES, north - south),
  ];
  const scale = Math.min((most.width - 2 * MARGIN_PT) / across, (most.height - 2 * MARGIN_PT) / down);
  const [width, height] = [across * scale + 2 * MARGIN_PT, down * scale + 2 * MARGIN_PT];
  const [left, top] = [(width - (east - west) * shrink * scale) / 2, (height - (north - south) * scale) / 2];
  return {
    width,
    height,
    point: (lng, lat) => [left + (lng - west) * shrink * scale, top + (north - lat) * scale],
    perKm: scale / KM_PER_DEGREE,
  };
}

const isEvenIndex = (_: number, i: number) => i % 2 === 0;
const isOddIndex = (_: number, i: number) => i % 2 === 1;
