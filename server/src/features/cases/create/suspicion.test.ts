import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Place } from '../../locations/place-index';
import { suspicionsOf } from './suspicion';

const tahiti: Place = {
  id: 69,
  name: 'Tahiti',
  country: 4,
  type: 'I',
  parent_id: 68,
  timezone: null,
  center: [-149.5, -17.6],
  loca_bbox: [-149.62, -17.88, -149.12, -17.49],
};
const report = (part: Partial<CaseCreate>): CaseCreate => ({
  case_uuid: '00000000-0000-4000-8000-000000000000',
  case_location_id: 69,
  case_eventtime: '2026-11-20',
  ...part,
});
const why = (part: Partial<CaseCreate>, busy = false) =>
  suspicionsOf(report(part), { meal: '2026-11-20', place: tahiti, busy });
const point = (x: number, y: number) => ({
  case_geom: { type: 'Point' as const, coordinates: [x, y] as [number, number] },
});

test('an ordinary report is trusted', () => {
  expect(why({ age: 40, msympt_body_temp: 36.2, website: '', ...point(-149.8, -17.5) })).toEqual([]);
});

test('traces of programs and mistakes are noticed', () => {
  expect(why({ website: 'http://spam.example' })).toEqual(['honeypot']);
  expect(why({ age: -4 })).toEqual(['implausible']);
  expect(why({ gsympt_heart_rate: 4000 })).toEqual(['implausible']);
  expect(why({ mass_poisoning: true, mass_poisoning_nb: 1 })).toEqual(['implausible']);
  expect(why({ med_date: '2026-11-19' })).toEqual(['implausible']);
  expect(why({ med_date: '2026-11-20' })).toEqual([]);
  expect(why(point(2.35, 48.85))).toEqual(['point_far']);
  expect(why({}, true)).toEqual(['rate']);
});

test('a box across 180° works too', () => {
  const taveuni: Place = { ...tahiti, loca_bbox: [179.8, -17.1, -179.9, -16.6] };
  expect(
    suspicionsOf(report(point(-179.95, -16.8)), { meal: '2026-11-20', place: taveuni, busy: false }),
  ).toEqual([]);
  expect(
    suspicionsOf(report(point(179.7, -16.8)), { meal: '2026-11-20', place: taveuni, busy: false }),
  ).toEqual([]);
});

test.each([
  [0, []],
  [11 * 60 + 59, []],
  [12 * 60, ['clock']],
  [-363 * 24 * 60, ['clock']],
])('a clock that is %d minutes behind the server’s', (clockAhead, reasons) => {
  expect(suspicionsOf(report({}), { meal: '2026-11-20', place: tahiti, busy: false, clockAhead })).toEqual(
    reasons,
  );
});

test('a meal of before anybody observed is read first', () => {
  const circumstances = { meal: '1901-11-20', place: tahiti, busy: false, unobserved: true };
  expect(suspicionsOf(report({}), circumstances)).toEqual(['long_ago']);
});
