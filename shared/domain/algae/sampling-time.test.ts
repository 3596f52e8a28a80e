import { precisionOf, samplingTimeFault } from './sampling-time';

const NOW = Date.parse('2026-11-23T00:00:00Z');

test.each([
  ['2016', 'year'],
  ['2016-05', 'month'],
  ['2026-11-17', 'day'],
  ['2026-11-17T09:20', 'minute'],
])('%s is known to the %s', (time, precision) => {
  expect(samplingTimeFault(time, NOW)).toBeNull();
  expect(precisionOf(time)).toBe(precision);
});

test.each([
  ['16', 'date_invalid'],
  ['2026-13', 'date_invalid'],
  ['2026-02-30', 'date_invalid'],
  ['2026-11-17T24:00', 'date_invalid'],
  ['2026-11-17T09:20:00Z', 'date_invalid'],
  ['1850', 'date_old'],
  ['2027', 'date_future'],
  ['2026-12', 'date_future'],
  ['2026-11-24', 'date_future'],
])('%s is refused as %s', (time, fault) => expect(samplingTimeFault(time, NOW)).toBe(fault));

test('the day that begins in the west of the Pacific is not the future', () => {
  expect(samplingTimeFault('2026-11-23T13:59', NOW)).toBeNull();
  expect(samplingTimeFault('2026-11-23T14:01', NOW)).toBe('date_future');
});
