import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import { readable, searchTexts, storable, textsInLines, textsOf } from './find-texts';

const entry = (value: string) => ({ value, type: 'input', display_name: '' }) as const;
const dictionary = {
  code: 'en_US',
  version: 1,
  pages: {
    shell: {
      home: {
        title: entry('Ill after eating fish?'),
        again: entry('Report'),
        few: entry('No case|1 case|{{count}} cases'),
      },
      bar: {
        report: entry('Report'),
        name: entry('{{name}}'),
        sent: entry('Sent on {{date}} (by post)'),
        from: entry('{{a}} from {{b}}'),
      },
    },
    calendar: { month: { one: entry('Report month') } },
  },
} as unknown as Dictionary;
const texts = textsOf(dictionary);
const keys = (found: ReturnType<typeof textsOf>) => found.map(({ page, key }) => `${page}.${key}`);

test('each wording stands once, and months and days are not offered', () => {
  expect(keys(texts)).toEqual(['home.title', 'home.again', 'home.few', 'bar.name', 'bar.sent', 'bar.from']);
});

test('texts of a page are found by its lines, whatever stands in the variables', () => {
  const lines = [
    'Sent on 3 May (by post)',
    '12 cases',
    'ILL AFTER EATING FISH?',
    'Anybody',
    'Cases from Hao',
    'some cases',
    'Sent on (by post)',
  ];
  expect(keys(textsInLines(texts, lines))).toEqual(['bar.sent', 'home.few', 'home.title']);
  expect(textsInLines(texts, [])).toEqual([]);
});

test('a search finds words, and a pasted sentence with its number', () => {
  expect(keys(searchTexts(texts, 'fish eating'))).toEqual(['home.title']);
  expect(keys(searchTexts(texts, '7 cases'))).toEqual(['home.few']);
  expect(keys(searchTexts(texts, 'shark'))).toEqual([]);
});

test('variables are read in single braces and stored in double ones', () => {
  expect(readable('{{ count }} of {{all}}')).toBe('{count} of {all}');
  expect(storable('{count} from {{all}} {other}', '{{count}} of {{all}}')).toBe(
    '{{count}} from {{all}} {other}',
  );
});
