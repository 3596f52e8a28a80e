import { drawnIslands } from './drawn-islands';

const box = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  // A point almost on the side, which the simplification must drop.
  [west + size / 2, south + size / 100_000],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const island = (id: number, west: number, south: number, size: number) => ({
  ...{ id, archi: 1, center: [west + size / 2, south + size / 2] as [number, number] },
  geometry: { type: 'Polygon' as const, coordinates: [box(west, south, size)] },
});

test('a large island has an outline as coarse as paper shows it, a small one its point alone', () => {
  const [large, small, point] = drawnIslands([
    island(1, -150, -17, 1),
    island(2, -140, -25, 0.02),
    { id: 3, archi: 2, center: [-145, -20], geometry: null },
  ]);
  expect(large).toEqual({
    ...{ id: 1, archi: 1, at: [210.5, -16.5] },
    rings: [[210, -17, 211, -17, 211, -16, 210, -16]],
  });
  expect(small).toEqual({ id: 2, archi: 1, at: [220.01, -24.99], rings: [] });
  expect(point).toEqual({ id: 3, archi: 2, at: [215, -20], rings: [] });
});

test('an island that the 180th degree cuts is drawn in one piece', () => {
  const [taveuni] = drawnIslands([
    {
      ...{ id: 1, archi: 1, center: [179.9, -17] as [number, number] },
      geometry: { type: 'MultiPolygon', coordinates: [[box(179, -17, 1)], [box(-180, -17, 1)]] },
    },
  ]);
  expect(taveuni?.rings.map((ring) => ring.filter((_, i) => i % 2 === 0))).toEqual([
    [179, 180, 180, 179],
    [180, 181, 181, 180],
  ]);
});

test('one small island alone fills the map: its outline keeps the decimals that it takes', () => {
  const [nauru] = drawnIslands([island(1, 166.91, -0.55, 0.05)]);
  expect(nauru?.rings[0]).toEqual([166.91, -0.55, 166.96, -0.55, 166.96, -0.5, 166.91, -0.5]);
});
