import { unpackLayer } from './outline-decode';

test('steps become closed rings, in order, with their tag', () => {
  const [feature] = unpackLayer({
    k: 100,
    f: [
      [
        73,
        [
          [
            [3000, -1700, 10, 0, 0, 10],
            [3005, -1695, 1, 0, 0, 1],
          ],
        ],
      ],
    ],
  });
  expect(feature?.properties.tag).toBe(73);
  expect(feature?.geometry.coordinates).toEqual([
    [
      [
        [30, -17],
        [30.1, -17],
        [30.1, -16.9],
        [30, -17],
      ],
      [
        [30.05, -16.95],
        [30.06, -16.95],
        [30.06, -16.94],
        [30.05, -16.95],
      ],
    ],
  ]);
});

test('an empty layer has no features', () => {
  expect(unpackLayer({ k: 100, f: [] })).toEqual([]);
});
