import { addDays, isClock, isFuture, wallTime, weekday } from './event-time';

test('days move across months, years and leap days without a zone', () => {
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(weekday('2026-11-21')).toBe(6);
  expect(weekday('nothing')).toBeNull();
  expect(addDays('nothing', 1)).toBe('nothing');
});

test('a wall time carries no offset, an unknown hour leaves the bare date', () => {
  expect(wallTime('2026-11-20', '19:30')).toBe('2026-11-20T19:30');
  expect(wallTime('2026-11-20', null)).toBe('2026-11-20');
});

test('an hour has two digits, and its minutes two', () => {
  expect(['00:00', '09:05', '19:30', '20:00', '23:59'].map(isClock)).toEqual(Array(5).fill(true));
  const bad = [
    '24:00',
    '30:00',
    '23:60',
    '9:05',
    '12:5',
    '12:50 ',
    ' 12:50',
    '12:500',
    '112:50',
    '12.50',
    '',
  ];
  expect(bad.filter(isClock)).toEqual([]);
});

it.each([
  ['Pacific/Pago_Pago', '2025-12-31'],
  ['Pacific/Tahiti', '2025-12-31'],
  ['Pacific/Marquesas', '2026-01-01'],
  ['Pacific/Tongatapu', '2026-01-01'],
  ['Pacific/Kiritimati', '2026-01-01'],
])('today in %s is today, the day after is refused', (zone, today) => {
  const now = Date.UTC(2026, 0, 1, 9, 45);
  expect(isFuture(today, null, now, zone)).toBe(false);
  expect(isFuture(addDays(today, 1), null, now, zone)).toBe(true);
});

test('a later hour of today is future, the running minute is not', () => {
  const now = Date.UTC(2026, 10, 21, 18, 0);
  expect(isFuture('2026-11-21', '08:00', now, 'Pacific/Tahiti')).toBe(false);
  expect(isFuture('2026-11-21', '08:01', now, 'Pacific/Tahiti')).toBe(true);
  expect(isFuture('2026-11-21', '08:06', now + 5 * 60_000, 'Pacific/Tahiti')).toBe(true);
  expect(isFuture('2026-11-20', '23:59', now, 'Pacific/Tahiti')).toBe(false);
});
