import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../../texts';
import './texts';
import { expectedText, observedText, windowText } from './say';

const inLanguage = (code: string) => (key: string, vars?: Record<string, unknown>) =>
  translate('ciguawatch', key, vars as never, code);

test.each([
  ['en_US', 1.84, '1.8 a month'],
  ['en_US', 1 / 36, '1 in 3 years'],
  ['en_US', 0.001, 'fewer than 1 in 10 years'],
  ['en_US', 0, 'none'],
  ['en_US', null, ''],
  ['fr_FR', 1.84, '1,8 par mois'],
  ['fr_FR', 1 / 36, '1 en 3\u00a0ans'],
  ['fr_FR', 0, 'aucun'],
] as const)('%s: a usual number of %d reads "%s"', (code, mean, text) =>
  expect(expectedText(inLanguage(code), mean, code, 'month')).toBe(text),
);

test('what a rule saw never reads as against 0', () => {
  const seen = {
    ...({ rule: 'history', observed: 7, expected: 1 / 36, threshold: null, probability: 0.001 } as const),
    days: 30,
  };
  expect(observedText(inLanguage('en_US'), seen, 'en_US')).toBe(
    '7 cases for 1 in 3 years expected, 1 chance in 1,000.',
  );
});

test.each([
  ['en_US', '3 meals for 0.09 expected; by chance once in 68 years on this island.'],
  ['fr_FR', '3 repas pour 0,09 attendu\u202f; par hasard une fois en 68\u00a0ans sur cette île.'],
])('%s: meals beside what is expected, and how seldom chance does so', (code, text) => {
  const seen = { rule: 'pooled', observed: 3, expected: 0.0904, threshold: null, days: 30 } as const;
  expect(observedText(inLanguage(code), { ...seen, probability: 0.0012 }, code)).toBe(text);
});

test('a window of one day is told as that day', () => {
  const told = (from: string, until: string) => windowText(inLanguage('en_US'), { from, until }, 'en_US');
  expect(told('2026-11-16', '2026-11-16')).toBe('Nov 16, 2026');
  expect(told('2026-11-16', '2026-11-17')).toBe('Nov 16, 2026 to Nov 17, 2026');
  expect(told('2026-11-01', '2026-11-30')).toBe('November 2026');
});
