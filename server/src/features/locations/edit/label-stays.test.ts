import { labelStays } from './label-stays';

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
