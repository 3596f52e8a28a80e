import type { PolygonGeometry, Position, Ring } from './geometry';
import { contains } from './geometry-distance';
import { labelPoint } from './geometry-label';

test('a square has its label about in the middle', () => {
  const [x, y] = labelPoint({
    type: 'Polygon',
    coordinates: [
      [
        [210, -1],
        [212, -1],
        [212, 1],
        [210, 1],
        [210, -1],
      ],
    ],
  });
  expect(Math.abs(x - 211)).toBeLessThan(0.02);
  expect(Math.abs(y)).toBeLessThan(0.02);
});

test('the label of a ring-shaped atoll is on its land, whatever the number of vertices', () => {
  const circle = (radius: number): Ring => {
    const ring = Array.from({ length: 2000 }, (_, i): Position => {
      const turn = (i / 2000) * 2 * Math.PI;
      return [214 + radius * Math.cos(turn), -15 + radius * Math.sin(turn)];
    });
    return [...ring, ring[0]!];
  };
  const atoll: PolygonGeometry = { type: 'Polygon', coordinates: [circle(0.3), circle(0.29)] };
  expect(contains(atoll, labelPoint(atoll))).toBe(true);
});

test('the label of several parts lies on the largest, that of a point is the point', () => {
  const small: Ring = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ];
  const large: Ring = [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 10],
  ];
  expect(labelPoint({ type: 'MultiPolygon', coordinates: [[small], [large]] })[0]).toBeGreaterThan(9);
  expect(labelPoint({ type: 'Point', coordinates: [225, -23] })).toEqual([225, -23]);
});

test('an outline of 150,000 vertices that thinning cuts to nothing still has its label inside', () => {
  // A comb: thinning keeps every second vertex, which gives a shape unlike the thin spine of the original.
  const teeth = 75_000;
  const there = Array.from(
    { length: teeth },
    (_, i): Position => [210 + i / teeth, i % 700 === 0 ? 1 : 0.001],
  );
  const back = [...there].reverse().map(([x]): Position => [x, 0]);
  const ring: Ring = [...there, ...back, there[0]!];
  const comb: PolygonGeometry = { type: 'Polygon', coordinates: [ring] };
  expect(contains(comb, labelPoint(comb))).toBe(true);
});
