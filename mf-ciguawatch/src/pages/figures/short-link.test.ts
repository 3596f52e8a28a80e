import { NO_CHOICE, readChoice, writeChoice } from '../../public-cases/cases-choice';
import { shortLink } from './short-link';

const start = { ...NO_CHOICE, countries: [4] };
const page = 'https://portal.example/ciguawatch/case/stats';
const restored = (link: string) => readChoice(new URL(link).searchParams, { ...NO_CHOICE, countries: [7] });

test('the link contains the initial years and country in short form', () => {
  expect(shortLink(page, start, 2026)).toBe(`${page}?y=2023-2026&c=4`);
  expect(shortLink(page, { ...start, years: [2019, 2021, 2022] }, 2026, { card: 'ages' })).toBe(
    `${page}?y=2019,2021-2022&c=4#ages`,
  );
});

test('the link restores the figures where the page starts with another country', () => {
  expect(restored(shortLink(page, start, 2026))).toEqual({ ...start, years: [2023, 2024, 2025, 2026] });
  expect(restored(shortLink(page, NO_CHOICE, 2026)).countries).toEqual([]);
  const island = {
    ...NO_CHOICE,
    islands: [92],
    months: [3],
    species: [1, 2],
    meal: 'collective' as const,
    years: 'all' as const,
  };
  expect(restored(shortLink(page, island, 2026))).toEqual(island);
});

test('the first change replaces the short names by the full ones', () => {
  const address = new URLSearchParams('y=2023-2024&c=4&view=1,2,3');
  const next = writeChoice(address, { ...readChoice(address), months: [5] });
  expect(Object.fromEntries(next)).toEqual({ view: '1,2,3', years: '2023,2024', country: '4', month: '5' });
});

test('invalid short names are ignored', () => {
  expect(readChoice(new URLSearchParams('y=2026-2023&s=-4&i=1-')).years).toBe('latest');
  expect(readChoice(new URLSearchParams('s=-4&i=1-&m=1-99')).species).toEqual([]);
});
