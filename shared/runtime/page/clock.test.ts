import { FakeClock } from '../../testing/fakes/fake-clock';
import { clock } from './clock';

/** Simulates a device that formats dates in its own locale, whatever locale is requested. */
beforeEach(() => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype as unknown as { format: unknown }, 'format', 'get')
    .mockReturnValue(() => '11/21/2026');
  jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('11/21/2026');
});

afterEach(() => {
  jest.restoreAllMocks();
  new FakeClock().restore();
});

test('today’s date does not depend on the date format of the device', () => {
  new FakeClock(Date.UTC(2026, 10, 21, 9, 15));
  expect(clock.today('Pacific/Tahiti')).toBe('2026-11-20');
  expect(clock.today('Pacific/Kiritimati')).toBe('2026-11-21');
  expect(clock.today()).toMatch(/^2026-11-2[01]$/);
});

test('a clock without a time throws an error', () => {
  new FakeClock(Number.NaN);
  expect(() => clock.today('Pacific/Tahiti')).toThrow(RangeError);
  expect(() => clock.today()).toThrow(RangeError);
});

test('a device whose date parts are no numbers throws an error', () => {
  new FakeClock(Date.UTC(2026, 10, 21, 9, 15));
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    .mockReturnValue([{ type: 'year', value: '٢٠٢٦' }] as Intl.DateTimeFormatPart[]);
  expect(() => clock.today('Pacific/Tahiti')).toThrow('no civil time');
});
