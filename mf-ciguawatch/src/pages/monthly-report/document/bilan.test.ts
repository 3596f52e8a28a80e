import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { Bilan } from '@ciguawatch/shared/domain/monthly/bilan';
import { clinicalSection, newSpeciesWords } from './clinical';
import { ratesSections } from './rates';
import type { ReportWords } from './words';

const said = (key: string, vars: Record<string, string | number> = {}) =>
  [key, ...Object.values(vars)].join(' ');
const words = {
  t: said,
  d: said,
  number: String,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  place: (id: number) => `place ${id}`,
  specie: (id: number) => [{ text: `Genus ${id}`, italic: true }],
} as unknown as ReportWords;

const line = (islands: number[], residents: number, now: number, before: number, months = 12) => ({
  ...{ archi: 1, islands, residents, census: 2022 },
  now: { reports: now, months },
  before: { reports: before, months: 12 },
});
const bilan = (rates: Bilan['rates']): Bilan => ({
  ...{ rates, level: 100, severity: { answered: 8, severe: 3 }, newSpecies: [7, 9], since: 2020 },
});

test('a rate is printed with its interval, the previous rate, and a change only where the intervals differ', () => {
  const [section] = ratesSections(
    bilan([
      line([], 10_000, 40, 10),
      line([11], 500, 9, 7),
      line([12], 5000, 0, 0),
      line([13], 5000, 3, 2, 0),
      line([14], 5000, 12, 0),
    ]),
    words,
  );
  const [table, above, note] = section?.parts ?? [];
  if (table?.kind !== 'table') throw new Error('no table');
  const cells = table.rows.map((row) => row.slice(1).map(({ words: one }) => one));
  expect(cells).toEqual([
    ['rateOf 40 28.6 54.5', 'rateOf 10 4.8 18.4', 'rateUp 300'],
    ['rateOf 180 82.3 342', 'rateOf 140 56.3 288', 'rateSame'],
    ['–', 'rateOf 4 0.5 14.4', '–'],
    ['rateOf 24 12.4 41.9', 'rateOf 0 0 7.4', 'rateNew'],
  ]);
  expect(above).toEqual({ kind: 'text', words: 'rateAbove 100 place 11 rateOf 180 82.3 342' });
  expect(note).toEqual({ kind: 'text', words: 'ratesNote 2022', small: true });
});

test('"no island above the level" is stated, and an edition without rates states nothing', () => {
  const [section] = ratesSections(bilan([line([11], 5000, 1, 0)]), words);
  expect(section?.parts[1]).toEqual({ kind: 'text', words: 'rateNone 100' });
  expect(ratesSections(undefined, words)).toEqual([]);
});

const content = (part: Partial<ReportContent> = {}, delays = [4, 2, 1, 0, 3, 1]) =>
  ({
    bilan: bilan([]),
    figures: {
      statistics: { histories: [5, 6, 2, 1], delays },
      agesBySex: [
        [3, 0, 0, 1],
        [0, 0, 2, 0],
      ],
    },
    ...part,
  }) as unknown as ReportContent;

const answers = (made: ReportContent) => {
  const [part] = clinicalSection(made, words).parts;
  return part?.kind === 'rows' ? part.rows.map(({ label, words: one }) => `${label}: ${one}`) : [];
};

test('severity and history count those who answered, without "does not know"', () => {
  expect(answers(content())).toEqual([
    'severe: shareOf 3 8 38 % 9 % 76 %',
    'again: shareOf 2 8 25 % 3 % 65 %',
    'soon: shareOf 3 6 50 % 12 % 88 %',
    'youngest: age_bucket.11-20',
  ]);
  expect(answers(content({ bilan: undefined }, [6, 0, 0, 0, 0, 1])).slice(0, 2)).toEqual([
    'again: shareOf 2 8 25 % 3 % 65 %',
    'soon: noAnswer',
  ]);
});

test('the youngest age is exact where the content holds it, else its class', () => {
  expect(answers(content({ youngest: 4 })).at(-1)).toBe('youngest: yearsOld 4');
  expect(answers(content({ youngest: 0 })).at(-1)).toBe('youngest: yearsOld 0');
  expect(answers(content()).at(-1)).toBe('youngest: age_bucket.11-20');
});

test('species reported for the first time are named, and nothing is printed where there are none', () => {
  expect(newSpeciesWords(content(), words)).toEqual([
    { text: 'newSpecies 2020 ' },
    { text: 'Genus 7', italic: true },
    { text: ' ; ' },
    { text: 'Genus 9', italic: true },
  ]);
  expect(newSpeciesWords(content({ bilan: undefined }), words)).toBe('');
});
