import { scaleFor } from './scale';

test('a long paper is drawn with fewer dots, so that a phone can draw it at all', () => {
  expect(scaleFor(703, 3 * 1032)).toBe(2);
  const scale = scaleFor(703, 20 * 1032);
  expect(scale).toBeLessThan(2);
  expect(703 * scale * 20 * 1032 * scale).toBeCloseTo(16_000_000, 0);
});
