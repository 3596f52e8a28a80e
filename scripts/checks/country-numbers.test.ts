import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PRODUCT = ['shared', 'shell', 'server', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];

/** Files in which numbers of a country may be written: defaults, data, and what cannot change any more. */
const ALLOWED_FILES = [
  'shared/domain/country/numbers.ts',
  'server/src/db/migrations/0024_withholding.ts',
  'server/src/features/monthly/issued-content.ts',
];

/** Default numbers in texts. */
const NUMBERS_IN_TEXTS = [
  /(more than|above|threshold of|plus de|au-dessus de|seuil de) (5|five|cinq)\b/i,
  /\b(30|thirty|trente) (rolling|jours glissants)|\b(cases|cas) (of|in|en) (30|thirty|trente)\b/i,
  /(fewer than|below|under|moins de|dessous de) (2|20)[,\s\u00a0\u202f]?000\b/i,
  /(alert level|seuil d’alerte)[^{]{0,40}\b100\b/i,
];

/** Default numbers in code, and zone and view of the default country. */
const NUMBERS_IN_CODE = [
  /\bcount\(\*\)\s*>=?\s*[2-9]/,
  /\b(count|cases|observed|reports)\s*>=?\s*[56]\b/,
  /threshold\s*(=|:|>|<)\s*\d/i,
  /\bpublish_(person|profile)_from\s*(=|<|>)\s*\d/,
  /'Pacific\/Tahiti'/,
  /\b210\.5\b/,
  /\b(emergency|EMERGENCY)\w*\s*[:=]\s*'\d/,
];

const faults = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => pattern.exec(text)?.slice(0, 1) ?? []);

const files = PRODUCT.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file).replaceAll('\\', '/'),
  ),
).filter(
  (file) =>
    !/\/(node_modules|dist|test|testing|fuzz|fixtures|issued)\//.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !ALLOWED_FILES.includes(file),
);

function found(kind: RegExp, patterns: readonly RegExp[]): string[] {
  const read = files.filter((file) => kind.test(file));
  expect(read.length).toBeGreaterThan(50);
  return read.flatMap((file) =>
    faults(readFileSync(path.join(ROOT, file), 'utf8'), patterns).map((fault) => `${file}: ${fault}`),
  );
}

test('no text contains a number of a country: it is inserted when the text is shown', () => {
  expect(found(/\/locales\/\w+\.json$/, NUMBERS_IN_TEXTS)).toEqual([]);
});

test('no code holds a number of a country beside its data and the defaults', () => {
  expect(found(/\.tsx?$/, NUMBERS_IN_CODE)).toEqual([]);
});

test.each([
  'more than 5 cases of one month on one island',
  'An alert marks more than five cases on one island',
  'Une alerte signale plus de cinq cas sur une île',
  'plus de 5 cas en 30 jours sur une île',
  '30 jours glissants',
  'in French Polynesia fewer than 2,000',
  'une commune de moins de 2\u00a0000 habitants',
])('%j is noticed in a text', (text) => expect(faults(text, NUMBERS_IN_TEXTS)).not.toEqual([]));

test.each([
  'group by case_island having count(*) > 5',
  'islandMonths(table).filter(({ count }) => count > 5)',
  'export const OUTBREAK_THRESHOLD = 5;',
  'update country set publish_person_from = 2000',
  "monthOf('Pacific/Tahiti')",
  'center: [210.5, -17.5]',
  "const EMERGENCY = '15'",
])('%j is noticed in code', (text) => expect(faults(text, NUMBERS_IN_CODE)).not.toEqual([]));
