import { FakeClock } from '../../testing/fakes/fake-clock';
import { clock, isClockDoubted } from './clock';

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

/** The device's clock as it is, and what a server of another time answers. */
const SERVER = Date.UTC(2026, 10, 20, 18, 0);
const DAY = 86_400_000;
const header = (time: number) => new Date(time).toUTCString();

/** A page is opened again: what was learned is known from storage only. */
const reopened = (time: number) => new FakeClock(time);

describe('a wrong clock of the device', () => {
  afterEach(() => localStorage.clear());

  test.each([
    ['two days ahead', 2 * DAY],
    ['a year behind', -365 * DAY],
    ['a year ahead', 365 * DAY],
  ])('%s is corrected by the server’s', (_, wrong) => {
    new FakeClock(SERVER + wrong);
    expect(clock.ahead()).toBeNull();
    clock.learn(header(SERVER));
    expect([clock.now(), clock.ahead(), isClockDoubted()]).toEqual([SERVER, -wrong, true]);
    expect(clock.today('Pacific/Tahiti')).toBe('2026-11-20');
    expect(clock.device()).toBe(SERVER + wrong);
  });

  test('seconds on the way are no difference', () => {
    new FakeClock(SERVER);
    clock.learn(header(SERVER - 240_000));
    expect([clock.now(), clock.ahead(), isClockDoubted()]).toEqual([SERVER, 0, false]);
  });

  test('the difference is known without a network', () => {
    new FakeClock(SERVER + 2 * DAY);
    clock.learn(header(SERVER));
    reopened(SERVER + 3 * DAY);
    expect(clock.now()).toBe(SERVER + DAY);
  });

  test('a clock put right by the person is not corrected any more', () => {
    new FakeClock(SERVER + 365 * DAY);
    clock.learn(header(SERVER));
    reopened(SERVER + DAY);
    expect([clock.now(), clock.ahead()]).toEqual([SERVER + DAY, null]);
    new FakeClock(SERVER - 365 * DAY);
    clock.learn(header(SERVER));
    reopened(SERVER + DAY);
    expect([clock.now(), clock.ahead()]).toEqual([SERVER + DAY, null]);
  });

  test('a clock put right while the page is open is learned with the next answer', () => {
    const fake = new FakeClock(SERVER + 2 * DAY);
    clock.learn(header(SERVER));
    fake.time = SERVER + 60_000;
    clock.learn(header(SERVER + 60_000));
    expect([clock.now(), clock.ahead()]).toEqual([SERVER + 60_000, 0]);
  });

  test.each([[null], [''], ['yesterday']])('a header %j teaches nothing', (date) => {
    new FakeClock(SERVER);
    clock.learn(date);
    expect(clock.ahead()).toBeNull();
  });
});
