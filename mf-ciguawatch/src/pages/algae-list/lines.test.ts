import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { linesOf } from './lines';

const row = (id: number, code: string | null, part: Partial<Tracking> = {}): Tracking =>
  ({
    id,
    station: null,
    code,
    at_country: 4,
    at_cells_nb: null,
    at_sampling_time: null,
    at_geom: null,
    at_species: null,
    ...part,
  }) as Tracking;

const rows = [
  row(1, 'A', { at_sampling_time: '2016', at_cells_nb: 5 }),
  row(2, 'B', { at_sampling_time: '2026-01-01' }),
  row(3, 'A', { at_sampling_time: '2016', at_cells_nb: 90 }),
  row(4, null, {}),
  row(5, 'A10', { at_sampling_time: '2020-05', at_cells_nb: 40 }),
];
const words = { island: () => '', species: () => '' };
const ids = (column: string, descending: boolean, found = rows) =>
  linesOf(rows, found, [{ column, descending }], words).map(({ id, lead }) => (lead ? id : -id));

test('rows of a sampling stay together, and unknown values sort last in both directions', () => {
  expect(ids('time', false)).toEqual([1, -3, 5, 2, 4]);
  expect(ids('time', true)).toEqual([2, 5, 1, -3, 4]);
  expect(ids('cells', true)).toEqual([1, -3, 5, 4, 2]);
  expect(ids('code', false)).toEqual([1, -3, 5, 2, 4]);
});

test('a matching row brings the other rows of its sampling', () => {
  expect(ids('time', false, [rows[2] as Tracking])).toEqual([1, -3]);
});
