import { DEFAULT_NUMBERS } from '@ciguawatch/shared/domain/country/numbers';
import { productLevel } from './place-level';

const RESIDENTS: Record<number, { islands: number[]; residents: number; years: number }> = {
  69: { islands: [69], residents: 191_779, years: 4 },
  106: { islands: [106, 107], residents: 1570, years: 4 },
  107: { islands: [106, 107], residents: 1570, years: 4 },
};
const level = (total: number, islands: [number, number][]) =>
  productLevel(total, islands, (island) => RESIDENTS[island] ?? null, DEFAULT_NUMBERS);

test('the level compares the reports per resident with those of the island with the most', () => {
  expect(level(13, [[69, 11]])).toEqual({ level: 'rarely', island: 69 });
  // Four reports among 1,570 people in four years are 6.4 per year and 10,000, with a lower bound of 1.7.
  expect(
    level(15, [
      [69, 11],
      [106, 3],
      [107, 1],
    ]),
  ).toEqual({ level: 'sometimes', island: 106 });
});

test('without residents the words describe the number of reports', () => {
  expect(level(0, [])).toEqual({ level: 'none', island: null });
  expect(level(3, [[5, 3]])).toEqual({ level: 'rarely', island: null });
  expect(level(12, [[5, 12]])).toEqual({ level: 'very', island: null });
});
