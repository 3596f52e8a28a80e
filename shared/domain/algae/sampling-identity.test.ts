import { type SamplingKeyColumns, samplingKey } from './sampling-identity';

const row: SamplingKeyColumns = {
  at_country: 4,
  station: 'RIK',
  code: null,
  at_sampling_time: '2026-01-12',
  at_geom: { coordinates: [-134.97, -23.12] },
};

test.each([
  ['country', { at_country: 7 }],
  ['station', { station: 'MAN' }],
  ['code', { code: 'RIK' }],
  ['date', { at_sampling_time: '2026-02-12' }],
  ['date that is not known', { at_sampling_time: null }],
  ['time of the day', { at_sampling_time: '2026-01-12T09:20' }],
  ['point', { at_geom: { coordinates: [-134.97, -23.13] } }],
  ['point that is not known', { at_geom: null }],
])('another %s is another sampling', (_what, part) => {
  expect(samplingKey({ ...row, ...part })).not.toBe(samplingKey(row));
});

test('measured values do not identify a sampling, nor does the last digit of a device coordinate', () => {
  const again = { ...row, at_geom: { coordinates: [-134.97000000001, -23.12] }, at_water_temperature: 27 };
  expect(samplingKey(again)).toBe(samplingKey(row));
});

test('a station and a code of the same name are two samplings, and a row with neither has no key', () => {
  expect(samplingKey({ ...row, station: null, code: 'RIK' })).not.toBe(samplingKey(row));
  expect(samplingKey({ ...row, station: null })).toBeNull();
});
