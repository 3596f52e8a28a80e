import { neighboursOf } from './neighbours';

const [MANGAREVA, AKAMARU, MARUTEA, TAHITI, TARAVAI] = [106, 107, 108, 69, 109];
const island = (
  id: number,
  center: [number, number] | null,
  more: { loca_bbox?: number[]; type?: 'I' | 'A'; commune?: number[] } = {},
) => ({
  id,
  center,
  type: more.type ?? ('I' as const),
  loca_bbox: more.loca_bbox ?? null,
  population: more.commune ? { islands: more.commune } : null,
});
const COMMUNE = { commune: [MANGAREVA, AKAMARU, MARUTEA] };
const PLACES = [
  island(MANGAREVA, [-134.96, -23.12], { loca_bbox: [-135.03, -23.16, -134.92, -23.07], ...COMMUNE }),
  island(AKAMARU, [-134.91, -23.18], COMMUNE),
  island(MARUTEA, [-135.56, -21.52], COMMUNE),
  island(TARAVAI, [-135.04, -23.14]),
  island(TAHITI, [-149.45, -17.65]),
];
const COUNTS = [
  { key: TAHITI, count: 300 },
  { key: MANGAREVA, count: 70 },
  { key: MARUTEA, count: 2 },
  { key: TARAVAI, count: 1 },
  { key: AKAMARU, count: 4 },
];

test('within 10 km or of the same commune, the nearest first, without the island itself', () => {
  const found = neighboursOf(PLACES, AKAMARU, COUNTS);
  expect(found.map(({ island: id, count }) => [id, count])).toEqual([
    [MANGAREVA, 70],
    [MARUTEA, 2],
  ]);
  expect(Math.round(found[0]?.km ?? 0)).toBe(2);
});

test('across 180° two islands are near', () => {
  const places = [island(1, [179.98, -16]), island(2, [-179.98, -16])];
  expect(neighboursOf(places, 1, [{ key: 2, count: 3 }])).toMatchObject([{ island: 2, count: 3 }]);
});

test('nothing is near an unknown island, and an archipelago is no neighbour', () => {
  expect(neighboursOf(PLACES, 999, COUNTS)).toEqual([]);
  const places = [island(1, [0, 0]), island(2, [0, 0], { type: 'A' })];
  expect(neighboursOf(places, 1, [{ key: 2, count: 3 }])).toEqual([]);
});

test('of the same commune without a position it is last, without a distance', () => {
  const places = [island(1, null, { commune: [1, 2] }), island(2, [0, 0])];
  expect(neighboursOf(places, 1, [{ key: 2, count: 3 }])).toEqual([{ island: 2, km: null, count: 3 }]);
});
