import {
  makeIsObserved,
  monthsOf,
  observedPeriod,
  observedSpans,
  yearsCovered,
  yearsObserved,
} from './coverage';

const now = { year: 2026, month: 11 };
const pf = { country: 4, island: null };
const fj = { country: 10, island: null };
const all = { island: null, observed: true };
const haedat = { ...all, source: 'haedat', country: 4, from: '2007-03', until: '2025-05' };
const portal = { ...all, source: 'report', country: 4, from: '2026-09', until: null };
const fiji = { ...all, source: 'report', country: 10, from: '2026-01', until: null };

test('a month is observed when a source covers it in the country, and not after now', () => {
  const isObserved = makeIsObserved([haedat, portal, fiji], [pf], now);
  const at = (year: number, month: number) => isObserved({ year, month });
  expect([at(2007, 2), at(2007, 3), at(2025, 5), at(2025, 6)]).toEqual([false, true, true, false]);
  expect([at(2026, 8), at(2026, 9), at(2026, 11), at(2026, 12)]).toEqual([false, true, true, false]);
});

test('without a chosen country any source counts; without sources nothing was observed', () => {
  expect(makeIsObserved([haedat, fiji], [], now)({ year: 2026, month: 2 })).toBe(true);
  expect(makeIsObserved([], [], now)({ year: 2026, month: 2 })).toBe(false);
});

test('years of observation are observed months in twelfths', () => {
  const isObserved = makeIsObserved([haedat, portal], [pf], now);
  expect(yearsObserved([2024, 2025], [], isObserved)).toBeCloseTo((12 + 5) / 12);
  expect(yearsObserved([2025, 2025, 2026], [5, 6, 11], isObserved)).toBeCloseTo(2 / 12);
  expect(yearsObserved([2006], [], isObserved)).toBe(0);
  const months: number[] = [];
  yearsObserved([2024], [], ({ month }) => months.push(month) > 0);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('all years are those since observing began, with those in which nothing was reported', () => {
  const ever = { years: [], months: [] };
  expect(yearsCovered([haedat, portal], [pf], ever, now)).toBeCloseTo((10 + 12 * 17 + 5 + 3) / 12);
  expect(yearsCovered([haedat], [pf], { years: [2025], months: [] }, now)).toBeCloseTo(5 / 12);
  expect(yearsCovered([haedat], [fj], ever, now)).toBe(0);
});

test('the period observed runs from the first to the last month', () => {
  expect(observedPeriod([haedat], [pf], now)).toEqual({
    from: { year: 2007, month: 3 },
    until: { year: 2025, month: 5 },
  });
  expect(observedPeriod([haedat, portal], [pf], now)?.until).toEqual(now);
  expect(observedPeriod([haedat], [fj], now)).toBeNull();
  expect(observedPeriod([], [], now)).toBeNull();
});

test('the period of several sources is from the earliest to the latest, and never ends after now', () => {
  expect(observedPeriod([fiji, haedat], [], now)).toEqual({ from: { year: 2007, month: 3 }, until: now });
  expect(observedPeriod([fiji, haedat], [fj], now)?.from).toEqual({ year: 2026, month: 1 });
  const planned = { ...portal, country: 4, from: '2025-12', until: '2030-12' };
  expect(observedPeriod([planned], [pf], now)).toEqual({ from: { year: 2025, month: 12 }, until: now });
  const past = { ...portal, country: 4, from: '2019-01', until: '2020-12' };
  expect(observedPeriod([past, { ...past, until: '2019-06' }], [pf], now)?.until).toEqual({
    year: 2020,
    month: 12,
  });
});

test('years are cut where observing began or ended, up to now, without a gap', () => {
  const since = { ...portal, country: 4, from: '2026-11', until: null };
  const spans = observedSpans([2023, 2024, 2025, 2026], makeIsObserved([haedat, since], [pf], now), now);
  expect(spans).toEqual([
    { from: { year: 2023, month: 1 }, until: { year: 2025, month: 5 }, observed: true },
    { from: { year: 2025, month: 6 }, until: { year: 2026, month: 10 }, observed: false },
    { from: { year: 2026, month: 11 }, until: { year: 2026, month: 11 }, observed: true },
  ]);
  expect(spans.map(monthsOf)).toEqual([29, 17, 1]);
  expect(spans.map(monthsOf).reduce((sum, months) => sum + months)).toBe(3 * 12 + now.month);
});

test('December belongs to its own year', () => {
  const december = { year: 2025, month: 12 };
  const since = { ...portal, country: 4, from: '2025-12', until: null };
  expect(observedSpans([2025], makeIsObserved([since], [pf], december), december)).toEqual([
    { from: { year: 2025, month: 1 }, until: { year: 2025, month: 11 }, observed: false },
    { from: december, until: december, observed: true },
  ]);
});

test('years without any source are one span that nobody observed', () => {
  expect(observedSpans([2025, 2026], makeIsObserved([], [pf], now), now)).toEqual([
    { from: { year: 2025, month: 1 }, until: now, observed: false },
  ]);
});

const MANGAREVA = { country: 4, island: 106 };
const TAHITI = { country: 4, island: 69 };
const silent = {
  source: 'haedat',
  country: 4,
  island: 106,
  observed: false,
  from: '2017-01',
  until: '2017-12',
};

describe('an island', () => {
  const at = (rows: Parameters<typeof makeIsObserved>[0], place: typeof TAHITI, year: number, month = 3) =>
    makeIsObserved(rows, [place], now)({ year, month });

  test('is silent where its source is, and neither its neighbours nor its country are', () => {
    const rows = [haedat, silent];
    expect([2016, 2017, 2018].map((year) => at(rows, MANGAREVA, year))).toEqual([true, false, true]);
    expect(at(rows, TAHITI, 2017)).toBe(true);
    expect(makeIsObserved(rows, [pf], now)({ year: 2017, month: 3 })).toBe(true);
    expect(makeIsObserved(rows, [], now)({ year: 2017, month: 3 })).toBe(true);
    expect(makeIsObserved(rows, [MANGAREVA, TAHITI], now)({ year: 2017, month: 3 })).toBe(true);
  });

  test('is observed while another source is not silent', () => {
    const report = { ...portal, from: '2017-06' };
    expect([5, 6].map((month) => at([haedat, silent, report], MANGAREVA, 2017, month))).toEqual([
      false,
      true,
    ]);
  });

  test('may be observed where its country is not', () => {
    const own = { ...silent, observed: true, from: '1998-02', until: '1998-02' };
    expect([1, 2].map((month) => at([haedat, own], MANGAREVA, 1998, month))).toEqual([false, true]);
    expect(at([haedat, own], TAHITI, 1998, 2)).toBe(false);
    expect(observedPeriod([haedat, own], [MANGAREVA], now)?.from).toEqual({ year: 1998, month: 2 });
    expect(observedPeriod([haedat, own], [TAHITI], now)?.from).toEqual({ year: 2007, month: 3 });
  });

  test('has fewer years behind its rate', () => {
    const asked = { years: [2016, 2017, 2018], months: [] };
    expect(yearsCovered([haedat, silent], [MANGAREVA], asked, now)).toBe(2);
    expect(yearsCovered([haedat, silent], [TAHITI], asked, now)).toBe(3);
  });
});

test('islands of one unit are observed while one of them is, and their rate divides by those months', () => {
  const silent = (island: number, until: string) => ({
    ...haedat,
    ...{ island, observed: false, from: '2017-01', until },
  });
  const rows = [haedat, silent(106, '2017-12'), silent(107, '2017-06')];
  const unit = [106, 107].map((island) => ({ country: 4, island }));
  const years = (places: typeof unit) => yearsCovered(rows, places, { years: [2017], months: [] }, now);
  expect(unit.map((one) => years([one]))).toEqual([0, 0.5]);
  expect(years(unit)).toBe(0.5);
});
