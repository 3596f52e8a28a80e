import { DEFAULT_NUMBERS } from '../country/numbers';
import { residentsOf, riskLevel } from './risk-level';

const of = (residents: number, years = 4) => ({ islands: [1], residents, years });

test.each([
  // Emperors of Tahiti: 11 reports in four years among 191,779 residents are 0.14 per 10,000 and year.
  ['rarely', 11, 191_779],
  // Mangareva: four reports among 1,570 residents are a rate of 6.4, but its interval begins at 1.7.
  ['sometimes', 4, 1570],
  ['sometimes', 1, 100],
  ['rarely', 1, 2000],
  ['often', 10, 3000],
  ['very', 20, 2000],
  ['none', 0, 2000],
] as const)('%s: %d reports in four years among %d residents', (level, count, residents) =>
  expect(riskLevel(count, count, of(residents), DEFAULT_NUMBERS).level).toBe(level),
);

test('the step is of the lower bound, and a country sets it', () => {
  const { rate } = riskLevel(4, 4, of(1570), DEFAULT_NUMBERS);
  expect(rate?.rate).toBeCloseTo(6.37, 2);
  expect(rate?.low).toBeCloseTo(1.74, 2);
  expect(riskLevel(4, 4, of(1570), { ...DEFAULT_NUMBERS, riskRateOften: 1.7 }).level).toBe('often');
});

test('reports of islands that the census counted together count together', () => {
  expect(riskLevel(1, 40, of(1570), DEFAULT_NUMBERS).level).toBe('very');
  expect(riskLevel(0, 40, of(1570), DEFAULT_NUMBERS).level).toBe('none');
});

test.each([
  ['residents', null],
  ['the years observed', of(1570, 0)],
])('without %s the words are of the number of reports', (_what, unknown) => {
  const level = (count: number) => riskLevel(count, count, unknown, DEFAULT_NUMBERS);
  expect([0, 1, 3, 4, 9, 10].map((count) => level(count).level)).toEqual([
    'none',
    'rarely',
    'rarely',
    'often',
    'often',
    'very',
  ]);
  expect(level(4).rate).toBeNull();
});

test('a place has the residents and the years of all that was counted with it', () => {
  const coverage = [
    { source: 'report', country: 4, island: null, observed: true, from: '2025-01', until: '2025-06' },
  ];
  const place = { country: 4, population: { value: 1570, islands: [106, 107] } };
  const now = { year: 2026, month: 11 };
  expect(residentsOf(place, coverage, [2025, 2026], now)).toEqual({
    islands: [106, 107],
    residents: 1570,
    years: 0.5,
  });
  expect(residentsOf({ country: 4, population: null }, coverage, [2025], now)).toBeNull();
  expect(residentsOf(undefined, coverage, [2025], now)).toBeNull();
});
