import { foreignColumn, rewriteTile } from './raster-tiles';

test("the map's columns lie half a world from the provider's", () => {
  expect(foreignColumn(0, 1)).toBe(1);
  expect(foreignColumn(1, 1)).toBe(0);
  expect(foreignColumn(130, 8)).toBe(2);
});

test("only marked addresses are rewritten, with the provider's numbers", () => {
  expect(rewriteTile('https://t.example/%7Bz%7D/%7Bx%7D/%7By%7D.png#chart/8/130/120')).toBe(
    'https://t.example/8/2/120.png',
  );
  expect(rewriteTile('/chart/labels.json')).toBe('/chart/labels.json');
});
