import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { markersOf, radiusOf } from './markers';

const row = (id: number, at: [number, number] | null, part: Partial<Tracking> = {}): Tracking =>
  ({
    id,
    at_geom: at && { type: 'Point', coordinates: at },
    at_cells_nb: null,
    at_dino_identification: null,
    ...part,
  }) as Tracking;

test('rows of one point are one marker: its worst toxicity with the density of that row; rows without a point none', () => {
  const markers = markersOf([
    row(1, [-149.5, -17.5], { at_cells_nb: 100, at_dino_identification: false }),
    row(2, [-149.50001, -17.5], { at_cells_nb: 900, at_dino_identification: true }),
    row(3, null),
    row(4, [-140, -9]),
  ]);
  expect(markers.map(({ rows, toxicity, density }) => [rows.length, toxicity, density])).toEqual([
    [2, 'toxic', 900],
    [1, 'unknown', null],
  ]);
});

test('circles grow with density, up to a limit', () => {
  expect([null, 0, 100, 2000, 1e9].map((one) => Math.round(radiusOf(one)))).toEqual([7, 7, 11, 26, 40]);
});
