import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { monthsChanged, SourceMonths } from './cells';

const NOW = { year: 2026, month: 4 };
const entry = (part: Partial<Coverage>): Coverage =>
  ({
    ...{ id: 1, source: 'haedat', country: 4, island: null },
    ...{ observed: true, from: '2015-01', until: null },
    ...part,
  }) as Coverage;
/** Observed from 2015 on, except island 7 in February and March 2026 and island 8 since May 2020. */
const months = new SourceMonths(
  [
    entry({}),
    entry({ island: 7, observed: false, from: '2026-02', until: '2026-03' }),
    entry({ island: 8, observed: false, from: '2020-05' }),
    entry({ island: 9, observed: false, from: '2015-01', source: 'report' }),
  ],
  'haedat',
  4,
  NOW,
);
const at = (month: number, year = 2026) => ({ year, month });
const year = (of = 2026) => Array.from({ length: 12 }, (_, i) => at(i + 1, of));

test.each([
  ['before the first month of an entry', 1, null],
  ['in its first month', 2, false],
  ['in its last month', 3, false],
  ['after its last month', 4, null],
])('knowledge about an island alone, %s (month %i): %p', (_, month, known) => {
  expect(months.own(7, at(month))).toBe(known);
});

test('an entry without an end continues, and entries of another source are ignored', () => {
  expect([months.own(8, at(4, 2020)), months.own(8, at(5, 2020)), months.own(8, at(4))]).toEqual([
    ...[null, false, false],
  ]);
  expect(months.own(9, at(1))).toBeNull();
});

test('a group is observed where all its islands are, silent where none is, else partly observed', () => {
  const state = (islands: number[], month: number, of = 2026) => months.state(islands, at(month, of));
  expect([state([7], 1), state([7], 2), state([6], 2)]).toEqual(['observed', 'silent', 'observed']);
  expect([state([7, 8], 2), state([6, 7], 2)]).toEqual(['silent', 'partly']);
  expect([state([6], 12, 2014), state([6], 1, 2015)]).toEqual(['silent', 'observed']);
});

test('the current month counts as past, later months as future', () => {
  expect([at(4), at(5), at(1, 2027), at(12, 2025)].map((one) => months.state([6], one))).toEqual([
    ...['observed', 'future', 'future', 'observed'],
  ]);
});

test('consecutive months are one mark; future months and months already in that state are skipped', () => {
  expect(months.marksFor([6], year(), false)).toEqual([
    { island: 6, from: '2026-01', until: '2026-04', observed: false },
  ]);
  expect(months.marksFor([7], year(), false)).toEqual([
    { island: 7, from: '2026-01', until: '2026-01', observed: false },
    { island: 7, from: '2026-04', until: '2026-04', observed: false },
  ]);
  expect(months.marksFor([6], year(), true)).toEqual([]);
});

test('an island in the same state as its country needs no mark of its own', () => {
  expect(months.marksFor([7, 8], [at(2), at(3)], true)).toEqual([
    { island: 7, from: '2026-02', until: '2026-03', observed: null },
    { island: 8, from: '2026-02', until: '2026-03', observed: null },
  ]);
  expect(months.marksFor([6], [at(1, 2014)], true)).toEqual([
    { island: 6, from: '2014-01', until: '2014-01', observed: true },
  ]);
});

test('the marks that undo a change restore the earlier state of each month', () => {
  const marks = months.marksFor([6, 7], year(), false);
  expect(months.marksBack(marks)).toEqual([
    { island: 6, from: '2026-01', until: '2026-04', observed: null },
    { island: 7, from: '2026-01', until: '2026-01', observed: null },
    { island: 7, from: '2026-04', until: '2026-04', observed: null },
  ]);
  expect(months.marksBack([{ island: 7, from: '2026-01', until: '2026-04', observed: true }])).toEqual([
    { island: 7, from: '2026-01', until: '2026-01', observed: null },
    { island: 7, from: '2026-02', until: '2026-03', observed: false },
    { island: 7, from: '2026-04', until: '2026-04', observed: null },
  ]);
});

test('months are counted per island, including the first and the last', () => {
  expect(monthsChanged([])).toBe(0);
  expect(
    monthsChanged([
      { island: 6, from: '2026-01', until: '2026-11', observed: false },
      { island: 7, from: '2026-03', until: '2026-03', observed: null },
    ]),
  ).toBe(12);
});
