import { isNeeded, rangesOf } from './picture-fonts';

test('a font is carried when one of its signs is written', () => {
  const latin = rangesOf('U+0000-00FF, U+2019');
  expect(latin).toEqual([
    [0, 255],
    [0x2019, 0x2019],
  ]);
  expect(isNeeded(latin, 'Île')).toBe(true);
  const macrons = rangesOf('U+0100-02BA, U+02BD-02C5');
  expect(isNeeded(macrons, 'Île')).toBe(false);
  expect(isNeeded(macrons, 'Fakarāva')).toBe(true);
  expect(isNeeded([], '')).toBe(true);
});
