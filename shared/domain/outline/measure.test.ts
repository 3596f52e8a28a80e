import { boxCenter, findFar } from './find-far';
import { measureOutline } from './measure';
import type { Outline } from './outline';

/** A degree by a degree at the equator: 111.195 km a side, 12,364 km² on a sphere of 6,371 km. */
const DEGREE: Outline = [
  [
    [
      [200, 0],
      [201, 0],
      [201, 1],
      [200, 1],
      [200, 0],
    ],
  ],
];

test('area, shore and box of a degree at the equator', () => {
  const { areaKm2, perimeterKm, vertices, boxKm, parts, holes } = measureOutline(DEGREE);
  expect(areaKm2 / 12_364).toBeCloseTo(1, 2);
  expect(perimeterKm / (4 * 111.195)).toBeCloseTo(1, 3);
  expect([vertices, parts, holes]).toEqual([4, 1, 0]);
  expect(boxKm[0]).toBeCloseTo(111.19, 1);
  expect(boxKm[1]).toBeCloseTo(111.195, 3);
});

test('a lagoon is no land, but has a shore', () => {
  const hole = DEGREE[0]![0]!.map(([x, y]): [number, number] => [200.25 + (x - 200) / 2, 0.25 + y / 2]);
  const atoll = measureOutline([[DEGREE[0]![0]!, hole]]);
  expect(atoll.areaKm2 / measureOutline(DEGREE).areaKm2).toBeCloseTo(0.75, 3);
  expect(atoll.perimeterKm).toBeGreaterThan(measureOutline(DEGREE).perimeterKm);
  expect([atoll.vertices, atoll.holes]).toEqual([8, 1]);
});

test('an outline across 180° is measured whole', () => {
  const shifted = DEGREE.map((part) =>
    part.map((ring) => ring.map(([x, y]): [number, number] => [x - 20.5, y])),
  );
  expect(measureOutline(shifted).areaKm2).toBeCloseTo(measureOutline(DEGREE).areaKm2, 6);
});

test('an empty outline has measures of 0', () => {
  expect(measureOutline([])).toEqual({
    areaKm2: 0,
    perimeterKm: 0,
    vertices: 0,
    parts: 0,
    holes: 0,
    boxKm: [0, 0],
  });
  expect(boxCenter([])).toBeNull();
});

test('far is more than 200 nautical miles from every place of the country', () => {
  const tahiti: [number, number] = [-149.43, -17.66];
  expect(findFar([210.6, -17.5], [tahiti])).toEqual([]);
  expect(findFar([210.57, -14.4], [tahiti])).toEqual([]);
  expect(findFar([210.57, -14.3], [tahiti])).toEqual([{ kind: 'far', at: [210.57, -14.3], warning: true }]);
  expect(findFar([0, 0], [])).toEqual([]);
});
