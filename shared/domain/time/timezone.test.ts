import {
  civilDateOf,
  civilOf,
  deviceDateOf,
  instantOf,
  isoDate,
  isZone,
  offsetMinutes,
  parseIsoDate,
} from './timezone';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['Pacific/Pago_Pago', -660],
  ['Pacific/Tahiti', -600],
  ['Pacific/Marquesas', -570],
  ['Pacific/Gambier', -540],
  ['Pacific/Tarawa', 720],
  ['Pacific/Kanton', 780],
  ['Pacific/Kiritimati', 840],
])('%s is %i minutes from UTC', (zone, minutes) => {
  expect(offsetMinutes(at('2026-11-21T05:17:42Z'), zone)).toBe(minutes);
});

test('one instant has its own calendar day in each zone', () => {
  const newYear = at('2026-01-01T09:45:00Z');
  expect(civilDateOf(newYear, 'Pacific/Tahiti')).toBe('2025-12-31');
  expect(civilDateOf(newYear, 'Pacific/Marquesas')).toBe('2026-01-01');
  expect(civilOf(newYear, 'Pacific/Marquesas')).toEqual({
    year: 2026,
    month: 1,
    day: 1,
    hour: 0,
    minute: 15,
  });
  expect(civilDateOf(newYear, 'Pacific/Kiritimati')).toBe('2026-01-01');
});

test.each(['Pacific/Pago_Pago', 'Pacific/Marquesas', 'Pacific/Kiritimati', 'Pacific/Apia', 'Europe/Paris'])(
  'a wall-clock time of %s comes back unchanged',
  (zone) => {
    const civil = { year: 2026, month: 2, day: 28, hour: 23, minute: 59 };
    expect(civilOf(instantOf(civil, zone), zone)).toEqual(civil);
  },
);

test('a skipped time is moved forward, and of a doubled one the first is taken', () => {
  const spring = instantOf({ year: 2026, month: 3, day: 29, hour: 2, minute: 30 }, 'Europe/Paris');
  expect(civilOf(spring, 'Europe/Paris')).toMatchObject({ hour: 3, minute: 30 });
  const autumn = instantOf({ year: 2026, month: 10, day: 25, hour: 2, minute: 30 }, 'Europe/Paris');
  expect(new Date(autumn).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('dates that do not exist are not dates', () => {
  expect(parseIsoDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  for (const text of ['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '0000-01-01', '']) {
    expect(parseIsoDate(text)).toBeNull();
  }
  expect(isoDate({ year: 99, month: 1, day: 2 })).toBe('0099-01-02');
});

test('an unknown zone is known as such', () => {
  expect(isZone('Pacific/Tahiti')).toBe(true);
  expect(isZone('Pacific/Atlantis')).toBe(false);
});

test('the device’s own date may be another than that of UTC', () => {
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(29);
  expect(deviceDateOf(Date.UTC(2026, 10, 30, 2))).toBe('2026-11-29');
});
