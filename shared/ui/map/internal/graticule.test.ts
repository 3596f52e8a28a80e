import { degreesInView } from './degree-labels';
import { graticule, graticuleStep } from './graticule';

test('the lines get denser while zooming in', () => {
  expect([2, 4.5, 6.4, 6.5, 12].map(graticuleStep)).toEqual([10, 5, 5, 1, 1]);
});

test('every degree of the Pacific has its line, tens first', () => {
  const lines = graticule();
  expect(lines).toHaveLength(141 + 101);
  expect(lines.filter(({ properties }) => properties.z === 0)).toHaveLength(15 + 10);
});

test('only degrees in view get a label', () => {
  expect(degreesInView(-18.4, -15.9, 1, (lat) => lat * 10)).toEqual([
    [-18, -180],
    [-17, -170],
    [-16, -160],
  ]);
});
