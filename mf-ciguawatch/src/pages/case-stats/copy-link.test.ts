import { NO_CHOICE, readChoice } from '../../stores/cases-choice';
import { linkTo } from './copy-link';

const start = { ...NO_CHOICE, countries: [4] };
const page = 'https://portal.example/ciguawatch/case/stats';
const restored = (link: string) => readChoice(new URL(link).searchParams, { ...NO_CHOICE, countries: [7] });

test('the link names the years and the country that the page starts with', () => {
  expect(linkTo(page, start, 2026)).toBe(`${page}?years=2023%2C2024%2C2025%2C2026&country=4`);
});

test('it restores the figures where the page starts with another country', () => {
  expect(restored(linkTo(page, start, 2026)).countries).toEqual([4]);
  expect(restored(linkTo(page, NO_CHOICE, 2026)).countries).toEqual([]);
  const island = { ...NO_CHOICE, islands: [92], months: [3], years: 'all' as const };
  expect(restored(linkTo(page, island, 2026))).toEqual(island);
});
