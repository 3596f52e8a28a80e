import { bboxOf, doubleArea, drawnBbox, lng180, lng360, type Ring, storedBbox, windRings } from './geometry';

const square: Ring = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
];

test('longitudes convert to 0..360 and back', () => {
  expect(lng360(-149.5)).toBe(210.5);
  expect(lng180(210.5)).toBe(-149.5);
  expect(lng180(180)).toBe(180);
  expect(lng180(-180)).toBe(-180);
  expect(lng180(540)).toBe(180);
  expect(lng360(-180)).toBe(180);
});

test('rings are wound as RFC 7946 asks', () => {
  const hole: Ring = [
    [0.5, 0.5],
    [1, 0.5],
    [1, 1],
    [0.5, 0.5],
  ];
  const [[outer, inner] = []] = windRings([[[...square].reverse(), hole]]);
  expect(doubleArea(outer!)).toBeGreaterThan(0);
  expect(doubleArea(inner!)).toBeLessThan(0);
});

test('a box across 180° has west > east when stored and is whole when drawn', () => {
  const fiji = bboxOf({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [177, -18],
          [182, -18],
          [182, -16],
          [177, -18],
        ],
      ],
    ],
  });
  expect(fiji).toEqual([177, -18, 182, -16]);
  expect(storedBbox(fiji)).toEqual([177, -18, -178, -16]);
  expect(drawnBbox(storedBbox(fiji))).toEqual(fiji);
});

test('a point has a box of no size', () => {
  expect(bboxOf({ type: 'Point', coordinates: [210.5, -17.5] })).toEqual([210.5, -17.5, 210.5, -17.5]);
});
