import type { PolygonGeometry } from './geometry';
import { contains, distanceKm, distanceToKm } from './geometry-distance';

const box: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [210, -18],
      [211, -18],
      [211, -17],
      [210, -17],
      [210, -18],
    ],
    [
      [210.4, -17.6],
      [210.4, -17.4],
      [210.6, -17.4],
      [210.6, -17.6],
      [210.4, -17.6],
    ],
  ],
};

test('distances are measured on the sphere, in either form of longitude', () => {
  expect(distanceKm([210, 0], [211, 0])).toBeCloseTo(111.2, 1);
  expect(distanceKm([-150, 0], [211, 0])).toBeCloseTo(111.2, 1);
  expect(distanceKm([179.9, 0], [-179.9, 0])).toBeCloseTo(22.2, 1);
});

test('a polygon contains a position inside, but none in its hole or outside', () => {
  expect(contains(box, [210.2, -17.5])).toBe(true);
  expect(contains(box, [210.5, -17.5])).toBe(false);
  expect(contains(box, [209, -17.5])).toBe(false);
});

test('the distance to an outline is to its nearest edge', () => {
  expect(distanceToKm(box, [210.2, -17.5])).toBe(0);
  expect(distanceToKm(box, [210.5, -17.5])).toBeCloseTo(0.1 * 111.195 * Math.cos((17.5 * Math.PI) / 180), 1);
  expect(distanceToKm(box, [-150.5, -17.5])).toBeCloseTo(0.5 * 111.195 * Math.cos((17.5 * Math.PI) / 180), 1);
  expect(distanceToKm({ type: 'Point', coordinates: [210, -17] }, [-150, -16])).toBeCloseTo(111.2, 1);
});
