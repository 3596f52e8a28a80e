import { monthsOf, observedIn, observedPeriod, observedSpans, yearsCovered, yearsObserved } from './coverage';

const now = { year: 2026, month: 11 };
const haedat = { country: 4, from: '2007-03', until: '2025-05' };
const portal = { country: 4, from: '2026-09', until: null };
const fiji = { country: 10, from: '2026-01', until: null };

test('a month is observed when a source covers it in the country, and not after now', () => {
  const isObserved = observedIn([haedat, portal, fiji], [4], now);
  const at = (year: number, month: number) => isObserved({ year, month });
  expect([at(2007, 2), at(2007, 3), at(2025, 5), at(2025, 6)]).toEqual([false, true, true, false]);
  expect([at(2026, 8), at(2026, 9), at(2026, 11), at(2026, 12)]).toEqual([false, true, true, false]);
});

test('without a chosen country any source counts; without sources nothing was observed', () => {
  expect(observedIn([haedat, fiji], [], now)({ year: 2026, month: 2 })).toBe(true);
  expect(observedIn([], [], now)({ year: 2026, month: 2 })).toBe(false);
});

test('years of observation are observed months in twelfths', () => {
  const isObserved = observedIn([haedat, portal], [4], now);
  expect(yearsObserved([2024, 2025], [], isObserved)).toBeCloseTo((12 + 5) / 12);
  expect(yearsObserved([2025, 2025, 2026], [5, 6, 11], isObserved)).toBeCloseTo(2 / 12);
  expect(yearsObserved([2006], [], isObserved)).toBe(0);
  const months: number[] = [];
  yearsObserved([2024], [], ({ month }) => months.push(month) > 0);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('all years are those since observing began, with those in which nothing was reported', () => {
  const all = { years: [], months: [] };
  expect(yearsCovered([haedat, portal], [4], all, now)).toBeCloseTo((10 + 12 * 17 + 5 + 3) / 12);
  expect(yearsCovered([haedat], [4], { years: [2025], months: [] }, now)).toBeCloseTo(5 / 12);
  expect(yearsCovered([haedat], [10], all, now)).toBe(0);
});

test('the period observed runs from the first to the last month', () => {
  expect(observedPeriod([haedat], [4], now)).toEqual({
    from: { year: 2007, month: 3 },
    until: { year: 2025, month: 5 },
  });
  expect(observedPeriod([haedat, portal], [4], now)?.until).toEqual(now);
  expect(observedPeriod([haedat], [10], now)).toBeNull();
  expect(observedPeriod([], [], now)).toBeNull();
});

test('the period of several sources is from the earliest to the latest, and never ends after now', () => {
  expect(observedPeriod([fiji, haedat], [], now)).toEqual({ from: { year: 2007, month: 3 }, until: now });
  expect(observedPeriod([fiji, haedat], [10], now)?.from).toEqual({ year: 2026, month: 1 });
  const planned = { country: 4, from: '2025-12', until: '2030-12' };
  expect(observedPeriod([planned], [4], now)).toEqual({ from: { year: 2025, month: 12 }, until: now });
  const past = { country: 4, from: '2019-01', until: '2020-12' };
  expect(observedPeriod([past, { ...past, until: '2019-06' }], [4], now)?.until).toEqual({
    year: 2020,
    month: 12,
  });
});

test('years are cut where observing began or ended, up to now, without a gap', () => {
  const since = { country: 4, from: '2026-11', until: null };
  const spans = observedSpans([2023, 2024, 2025, 2026], observedIn([haedat, since], [4], now), now);
  expect(spans).toEqual([
    { from: { year: 2023, month: 1 }, until: { year: 2025, month: 5 }, observed: true },
    { from: { year: 2025, month: 6 }, until: { year: 2026, month: 10 }, observed: false },
    { from: { year: 2026, month: 11 }, until: { year: 2026, month: 11 }, observed: true },
  ]);
  expect(spans.map(monthsOf)).toEqual([29, 17, 1]);
  expect(spans.map(monthsOf).reduce((sum, months) => sum + months)).toBe(3 * 12 + now.month);
});

test('December is a month of its year', () => {
  const december = { year: 2025, month: 12 };
  const since = { country: 4, from: '2025-12', until: null };
  expect(observedSpans([2025], observedIn([since], [4], december), december)).toEqual([
    { from: { year: 2025, month: 1 }, until: { year: 2025, month: 11 }, observed: false },
    { from: december, until: december, observed: true },
  ]);
});

test('years without any source are one span that nobody observed', () => {
  expect(observedSpans([2025, 2026], observedIn([], [4], now), now)).toEqual([
    { from: { year: 2025, month: 1 }, until: now, observed: false },
  ]);
});
