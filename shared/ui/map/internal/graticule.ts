import type { Feature, LineString } from 'geojson';
import { PACIFIC, toX } from '../map-space';

/** Spacing of the graticule in degrees, and the zoom (of mapbox) from which it is drawn. */
const STEPS_BY_ZOOM: readonly [step: number, zoom: number][] = [
  [10, 0],
  [5, 4],
  [1, 6.5],
];

/** Spacing of the lines in degrees at a zoom. */
export const graticuleStep = (zoom: number): number =>
  STEPS_BY_ZOOM.reduce((found, [step, from]) => (zoom >= from ? step : found), 10);

type Line = Feature<LineString, { z: number }>;
const line = (z: number, coordinates: [number, number][]): Line => ({
  type: 'Feature',
  properties: { z },
  geometry: { type: 'LineString', coordinates },
});

const drawnBy = (value: number) => STEPS_BY_ZOOM.find(([step]) => value % step === 0)?.[1] ?? 0;

/** Meridians and parallels of every degree over the Pacific, each with the zoom from which it is drawn. */
export function graticule(): Line[] {
  const [west, south, east, north] = PACIFIC;
  const lines: Line[] = [];
  for (let lng = west; lng <= east; lng += 1) {
    lines.push(
      line(drawnBy(lng), [
        [toX(lng), south],
        [toX(lng), north],
      ]),
    );
  }
  for (let lat = south; lat <= north; lat += 1) {
    lines.push(
      line(drawnBy(lat), [
        [toX(west), lat],
        [toX(east), lat],
      ]),
    );
  }
  return lines;
}
