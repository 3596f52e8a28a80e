import { area } from '@turf/area';
import { bboxOf } from '../geo/geometry';
import { distanceKm } from '../geo/geometry-distance';
import { type Outline, verticesOf } from './outline';

/** Measures of an outline, displayed beside it. */
interface OutlineMeasures {
  /** Square kilometres on the sphere, holes left out. */
  areaKm2: number;
  /** Kilometres of shore, holes included. */
  perimeterKm: number;
  vertices: number;
  parts: number;
  /** Number of rings that are lagoons or other holes. */
  holes: number;
  /** Width (along the middle latitude) and height of the box in kilometres. */
  boxKm: [width: number, height: number];
}

/** Measures an outline in 0..360; zeros for an empty one. */
export function measureOutline(outline: Outline): OutlineMeasures {
  const geometry = { type: 'MultiPolygon' as const, coordinates: outline };
  const rings = outline.flat();
  const [west, south, east, north] = bboxOf(geometry);
  const empty = !Number.isFinite(west);
  const middle = (south + north) / 2;
  return {
    areaKm2: area(geometry) / 1e6,
    perimeterKm: rings.reduce((sum, ring) => sum + lengthKm(ring), 0),
    vertices: verticesOf(outline),
    parts: outline.length,
    holes: rings.length - outline.length,
    boxKm: empty
      ? [0, 0]
      : [distanceKm([west, middle], [east, middle]), distanceKm([west, south], [west, north])],
  };
}

function lengthKm(ring: Outline[number][number]): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++) sum += distanceKm(ring[i]!, ring[i + 1]!);
  return sum;
}
