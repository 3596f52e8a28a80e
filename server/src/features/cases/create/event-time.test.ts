import { readEventTime } from './event-time';

const now = Date.parse('2026-11-21T05:00:00Z');
const read = (text: string, zone = 'Pacific/Tahiti', known = true) => readEventTime(text, known, zone, now);

test('a local time is that of the place', () => {
  expect(read('2026-11-20T18:30')).toEqual({
    ok: true,
    columns: {
      case_eventtime: '2026-11-21T04:30:00.000Z',
      time_known: true,
      case_eventdate: '2026-11-20',
      case_eventyear: 2026,
      case_eventmonth: 11,
    },
  });
});

test('an instant falls on the day of the place', () => {
  expect(read('2026-11-01T09:00:00Z')).toMatchObject({
    columns: { case_eventdate: '2026-10-31', case_eventmonth: 10 },
  });
  expect(read('2026-11-01T09:45:00Z', 'Pacific/Marquesas')).toMatchObject({
    columns: { case_eventdate: '2026-11-01' },
  });
});

test.each([
  'Pacific/Pago_Pago',
  'Pacific/Tahiti',
  'Pacific/Marquesas',
  'Pacific/Tongatapu',
  'Pacific/Kiritimati',
])('a bare date keeps its day in %s, without a time', (zone) => {
  expect(read('2026-11-20', zone)).toMatchObject({
    columns: { case_eventdate: '2026-11-20', time_known: false },
  });
});

test('an unknown time keeps only the date', () => {
  const found = read('2026-11-19T23:50', 'Pacific/Tahiti', false);
  expect(found).toMatchObject({ columns: { case_eventdate: '2026-11-19', time_known: false } });
});

test('a date in the future of the place is refused, its today is not', () => {
  expect(read('2026-11-21')).toEqual({ ok: false, code: 'date_future' });
  expect(read('2026-11-21', 'Pacific/Kiritimati')).toMatchObject({ ok: true });
  expect(read('2026-11-20T19:04')).toMatchObject({ ok: true });
  expect(read('2026-11-20T19:06')).toEqual({ ok: false, code: 'date_future' });
});

test('a year of another century is a mistake, as in the form', () => {
  expect(read('1826-11-20')).toEqual({ ok: false, code: 'date_old' });
  expect(read('1899-12-31')).toEqual({ ok: false, code: 'date_old' });
  expect(read('1900-01-01')).toMatchObject({ ok: true });
});

test.each(['2026-02-30', '2026-11-20T24:00', '2026-11-20T10:61', 'yesterday', '', '2026-11-20T10:00+99:00'])(
  '%s is no time',
  (text) => {
    expect(read(text)).toEqual({ ok: false, code: 'date_invalid' });
  },
);
