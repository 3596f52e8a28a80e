import { labelHolds, labelStays } from './label-stays';

const box = [-149.6, -17.9, -149.1, -17.5];

test.each([
  ['the same box', box, true],
  ['a shore moved a little', [-149.62, -17.9, -149.1, -17.47], true],
  ['one side far out', [-149.6, -17.9, -148.9, -17.5], false],
  ['another place', [-139.6, -17.9, -139.1, -17.5], false],
  ['nothing drawn before', null, false],
])('%s', (_, before, stays) => expect(labelStays(before, box)).toBe(stays));

test('a box across 180° is compared as one piece', () => {
  expect(labelStays([179.9, -17, -179.9, -16.9], [179.91, -17, -179.9, -16.9])).toBe(true);
  expect(labelStays([179.9, -17, 180, -16.9], [179.9, -17, -179.9, -16.9])).toBe(false);
});

test('the label point of a point moves with it', () => {
  expect(labelStays([10, 5, 10, 5], [10, 5, 10, 5])).toBe(true);
  expect(labelStays([10, 5, 10, 5], [10.001, 5, 10.001, 5])).toBe(false);
});

const ring = (west: number, east: number) => [
  [west, 0],
  [east, 0],
  [east, 1],
  [west, 1],
  [west, 0],
];
const outline = (...holes: number[][][]) => ({
  geometry: { type: 'Polygon' as const, coordinates: [ring(0, 1), ...holes] as never },
  loca_bbox: [0, 0, 1, 1],
  center: [0.5, 0.5],
});

test('a label on land does not come to lie in a new lagoon, one in a lagoon stays', () => {
  const lagoon = [
    [0.2, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
    [0.8, 0.2],
    [0.2, 0.2],
  ];
  expect(labelHolds(outline(), outline())).toBe(true);
  expect(labelHolds(outline(), outline(lagoon))).toBe(false);
  expect(labelHolds(outline(lagoon), outline(lagoon))).toBe(true);
});
