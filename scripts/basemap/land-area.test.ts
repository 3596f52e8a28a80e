import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  doubleArea,
  type Geometry,
  type MultiPolygonCoordinates,
  type Position,
  polygonsOf,
  type Ring,
} from '../../shared/domain/geo/geometry';
import { shippedPlaces } from '../../shared/testing/shipped-places';

const out = mkdtempSync(join(tmpdir(), 'land-'));

interface Island {
  properties: { id: number; type: string; name: string };
  geometry: Geometry;
}
interface Layer {
  k: number;
  f: [id: number, parts: number[][][]][];
}

const islands = shippedPlaces<Island>().filter(
  ({ properties, geometry }) => properties.type === 'I' && geometry.type !== 'Point',
);

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, 'build.mjs'), out]);
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Positions of an encoded ring in degrees, closed. */
function decoded(flat: readonly number[], k: number): Ring {
  const ring: Ring = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < flat.length; i += 2) {
    x += flat[i]!;
    y += flat[i + 1]!;
    ring.push([x / k, y / k]);
  }
  return [...ring, ring[0]!];
}

/** Area of a ring in square degrees, computed around its first position: far from it a motu would lose its digits. */
function ringArea(ring: Ring): number {
  const [x0, y0] = ring[0] ?? [0, 0];
  return Math.abs(doubleArea(ring.map(([x, y]): Position => [x - x0, y - y0]))) / 2;
}
const areaOf = (parts: MultiPolygonCoordinates): number =>
  parts.reduce(
    (all, [outer = [], ...holes]) =>
      all + ringArea(outer) - holes.reduce((sum, hole) => sum + ringArea(hole), 0),
    0,
  );

/** Drawn areas by island, from the files whose names begin or end as given. */
function drawnAreas(
  isWanted: (file: string) => boolean,
  landOf: (file: never) => Layer,
): Map<number, number> {
  const layers = readdirSync(out)
    .filter(isWanted)
    .map((file) => landOf(JSON.parse(readFileSync(join(out, file), 'utf8')) as never));
  return new Map(
    layers.flatMap(({ k, f }) =>
      f.map(([id, parts]): [number, number] => [
        id,
        areaOf(parts.map((part) => part.map((ring) => decoded(ring, k)))),
      ]),
    ),
  );
}

const LEVELS = {
  low: () =>
    drawnAreas(
      (file) => file.startsWith('pacific-low'),
      ({ land }: { land: Layer }) => land,
    ),
  mid: () =>
    drawnAreas(
      (file) => /-mid\./.test(file),
      ({ land }: { land: Layer }) => land,
    ),
  full: () =>
    drawnAreas(
      (file) => /-full\./.test(file),
      (layer: Layer) => layer,
    ),
};

test.each(Object.entries(LEVELS))('at the level %s each island keeps nine tenths of its area', (_, read) => {
  const drawn = read();
  const lost = islands
    .map(({ properties, geometry }) => ({
      name: properties.name,
      share: drawn.get(properties.id)! / areaOf(polygonsOf(geometry)),
    }))
    .filter(({ share }) => !(share >= 0.9));
  expect(lost).toEqual([]);
  const whole = islands.reduce((all, { geometry }) => all + areaOf(polygonsOf(geometry)), 0);
  const sum = islands.reduce((all, { properties }) => all + drawn.get(properties.id)!, 0);
  expect(sum / whole).toBeGreaterThan(0.99);
  expect(sum / whole).toBeLessThan(1.01);
});
