import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { nameInUse } from './name-in-use';

const row = (id: number, at_sampling_time: string, part: Partial<Tracking> = {}): Tracking =>
  ({ id, at_country: 4, station: 'RIK', code: null, at_sampling_time, at_geom: null, ...part }) as Tracking;

const rows = [
  row(1, '2026-01-12'),
  row(2, '2026-01-12'),
  row(3, '2026-03-12'),
  row(4, '2026-02-12'),
  row(5, '2026-02-12', { at_country: 7 }),
  row(6, '2026-02-12', { station: 'MAN' }),
];
const sentSampling = {
  at_country: 4,
  station: 'RIK',
  code: null,
  at_sampling_time: '2026-01-12',
  at_geom: null,
};
const used = (part: object, own: number[] = []) => {
  const { same, others } = nameInUse({ ...sentSampling, ...part }, rows, new Set(own));
  return [same?.rows.map(({ id }) => id) ?? null, others.map(({ id }) => id)];
};

test('a station name in use returns the identical sampling and the others, latest first', () => {
  expect(used({})).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(used({ at_sampling_time: '2026-04-01' })).toEqual([null, [3, 4, 1]]);
});

test('a corrected sampling does not conflict with itself, and an empty name is never in use', () => {
  expect(used({}, [1, 2])).toEqual([null, [3, 4]]);
  expect(used({ station: 'NEW' })).toEqual([null, []]);
  expect(used({ station: null })).toEqual([null, []]);
});
