import { scaleAt } from './use-scale';

test('the scale is that of a printed map with pixels of a 96th of an inch', () => {
  // OGC WMTS 1.0, annex E.4: 559,082,264 for tiles of 256 pixels of 0.28 mm, so half of it for 512.
  const known = (559_082_264.028 / 2) * (0.28 / (25.4 / 96));
  expect(scaleAt(0, 0)).toBe(Number(known.toPrecision(2)));
  expect(scaleAt(60, 10)).toBe(Number((known / 2 / 1024).toPrecision(2)));
});
