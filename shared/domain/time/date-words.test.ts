import { dateWords, hourStyle } from './date-words';

const written = (tag: string, date: string, month: 'long' | 'short' | '2-digit' = 'long') =>
  dateWords(
    new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
    Date.parse(`${date}T12:00:00Z`),
  );

test('the first of a month has its ordinal in French words, and there alone', () => {
  expect(written('fr-FR', '2026-12-01')).toBe('1er décembre 2026');
  expect(written('fr-FR', '2026-12-01', 'short')).toBe('1er déc. 2026');
  expect(written('fr-FR', '2026-12-11')).toBe('11 décembre 2026');
  expect(written('fr-FR', '2026-12-01', '2-digit')).toMatch(/^0?1\/12\/2026$/);
  expect(written('en-US', '2026-12-01')).toBe('December 1, 2026');
});

test('an hour has two digits where a day has 24', () => {
  expect(['fr-FR', 'en-GB', 'en-US'].map(hourStyle)).toEqual(['2-digit', '2-digit', 'numeric']);
});
