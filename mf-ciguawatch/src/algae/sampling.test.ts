import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { decidingRow, densityOf, nameOf, pointOf, samplingsOf, toxicityOf } from './sampling';

const row = (id: number, part: Partial<Tracking> = {}): Tracking =>
  ({
    id,
    station: null,
    code: 'A',
    at_sampling_time: null,
    at_country: 4,
    at_dino_identification: null,
    at_cells_nb: null,
    at_geom: null,
    ...part,
  }) as Tracking;

test('rows of one station or code, date and point are one sampling, rows with neither are each one', () => {
  const samplings = samplingsOf([
    row(1),
    row(2, { code: null }),
    row(3),
    row(4, { code: null }),
    row(5, { at_country: 7 }),
    row(6, { at_sampling_time: '2026-02-12' }),
    row(7, { station: 'RIK', code: null }),
    row(8, { station: 'RIK', code: null, at_sampling_time: '2026-02-12' }),
  ]);
  expect(samplings.map(({ id, rows }) => [id, rows.length])).toEqual([
    [1, 2],
    [2, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 1],
    [8, 1],
  ]);
});

test('one toxic species found makes a sampling toxic; unknown is not harmless, and zero cells are not presence', () => {
  const stateOf = (...all: [boolean | null, number | null][]) =>
    toxicityOf(
      decidingRow(
        all.map(([at_dino_identification, at_cells_nb], id) =>
          row(id, { at_dino_identification, at_cells_nb }),
        ) as [Tracking],
      ),
    );
  expect([
    stateOf([false, null], [true, null], [null, null]),
    stateOf([false, 20], [null, null]),
    stateOf([true, 0], [false, 20]),
    stateOf([true, 0], [false, 0]),
  ]).toEqual(['toxic', 'unknown', 'harmless', 'absent']);
});

test('of rows in one state the densest decides', () => {
  const rows = [
    row(1, { at_dino_identification: true }),
    row(2, { at_dino_identification: true, at_cells_nb: 5 }),
  ];
  expect(decidingRow([...rows, row(3, { at_cells_nb: 900 })] as unknown as [Tracking]).id).toBe(2);
});

test('a density that was not counted is null, not zero', () => {
  expect(densityOf([row(1), row(2)])).toBeNull();
  expect(densityOf([row(1, { at_cells_nb: 0 }), row(2)])).toBe(0);
  expect(densityOf([row(1, { at_cells_nb: 180 }), row(2, { at_cells_nb: 2210 })])).toBe(2210);
});

test('a row without a point has none', () => {
  expect(pointOf(row(1))).toBeNull();
  expect(pointOf(row(1, { at_geom: { type: 'Point', coordinates: [-149, -17] } }))).toEqual([-149, -17]);
});

test('the name of a sampling consists of its station and its code', () => {
  expect([
    nameOf(row(1)),
    nameOf(row(1, { station: 'RIK' })),
    nameOf(row(1, { station: 'RIK', code: null })),
  ]).toEqual(['A', 'RIK · A', 'RIK']);
});
