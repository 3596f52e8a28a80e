import { boxesIntersect, fromX, lng180, lng360, toX } from './map-space';

test.each([
  [-149.5, 210.5],
  [210.5, 210.5],
  [180, 180],
  [-180, 180],
  [0, 0],
  [-0.5, 359.5],
])('%f is %f in the Pacific view', (lng, expected) => {
  expect(lng360(lng)).toBeCloseTo(expected, 10);
});

test('leaving the map gives RFC 7946 longitudes; 180 stays 180', () => {
  expect(lng180(210.5)).toBeCloseTo(-149.5, 10);
  expect(lng180(180)).toBe(180);
  expect(lng180(179.9)).toBeCloseTo(179.9, 10);
});

test('x is continuous across 180°, where Fiji lies', () => {
  expect(toX(-179.9) - toX(179.9)).toBeCloseTo(0.2, 10);
  expect(fromX(toX(-179.9))).toBeCloseTo(180.1, 10);
});

test('boxes meet when they share a point', () => {
  expect(boxesIntersect([0, 0, 2, 2], [2, 2, 3, 3])).toBe(true);
  expect(boxesIntersect([0, 0, 2, 2], [2.1, 0, 3, 3])).toBe(false);
});
