import { DEFAULT_NUMBERS } from '../country/numbers';
import type { HistoryCase, IslandHistory } from './history';
import { CountryBaseline } from './pooled/country-baseline';
import { pooledRule } from './pooled-rule';

const RAPA = 88;
const cellOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
/** A country of one island whose reports are told in full, or by a share in the months before one. */
const usual = (share = 1, before = '2100-01') =>
  new CountryBaseline({
    first: 2020 * 12,
    islands: () => [RAPA],
    seen: (_, cell) => ({ meals: cell % 4 === 0 ? 1 : 0, exposure: cell < cellOf(before) ? share : 1 }),
  });
/** Cases of days, some of them with the number of their meal. */
const island = (told: readonly (string | [string, number])[], by = usual()): IslandHistory => ({
  island: RAPA,
  numbers: DEFAULT_NUMBERS,
  today: '2026-03-20',
  cases: told.map((one, at): HistoryCase => {
    const [date, meal] = typeof one === 'string' ? [one, null] : one;
    return { id: at + 1, date, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), meal };
  }),
  before: Array.from({ length: 36 }, () => ({ count: 0, observed: true })),
  usual: by,
});

test('a meal counts once, on the day of its earliest report', () => {
  const days = ['2026-03-01', '2026-03-05', '2026-03-20'];
  expect(pooledRule.look(island(days))).toMatchObject({ observed: 3 });
  expect(pooledRule.look(island(days.map((day) => [day, 7])))).toMatchObject({ observed: 1, raised: false });
  const spread = island([['2026-02-10', 7], ['2026-03-01', 7], ...days.slice(1)]);
  expect(pooledRule.look(spread)).toMatchObject({ observed: 2, cases: [2, 3, 4] });
});

test('a year in which reports replace a record of a third is compared month by month', () => {
  const year = [
    '2025-06-01',
    '2025-08-01',
    '2025-10-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-20',
  ];
  const law = (told: number) => {
    const by = usual(told, '2025-06');
    return by.usual(RAPA, cellOf('2025-03'), { months: 12, dispersion: 3.4 }, cellOf('2026-03')).mean;
  };
  // Three months of a third and ten in full.
  const rate = law(1 / 3) / ((3 / 3 + 10) / 13);
  expect(rate).toBeGreaterThan(2.5 * law(1));
  expect(pooledRule.look(island(year, usual(1 / 3, '2025-06'))).raised).toBe(false);
});

test('cases after the day asked about do not count', () => {
  expect(pooledRule.look(island(['2026-03-18', '2026-03-19', '2026-03-25']))).toMatchObject({ observed: 2 });
});
