import type { PairEvidence } from '@ciguawatch/shared/api/schemas/pairs';
import { EVIDENCE_FIELDS } from '@ciguawatch/shared/domain/pairs/evidence/evidence';
import { addMessages, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { effectText } from './effect-text';
import { evidenceText, reasonLine, reasonsOf, spanText } from './reason-text';

addMessages('ciguawatch', { en_US: english, fr_FR: french });
const of =
  (language: string): Translate =>
  (key, vars) =>
    translate('ciguawatch', key, vars, language);
const [en, fr] = [of('en_US'), of('fr_FR')];
const one = (part: Partial<PairEvidence>): PairEvidence => ({
  field: 'place',
  outcome: 'near',
  meal: 0,
  patient: 0,
  ...part,
});

test('the weightiest reasons come first, what says little is left out', () => {
  const evidence = [
    one({ field: 'place', outcome: 'island_same', meal: 0.5 }),
    one({ field: 'product', outcome: 'specie_same', meal: 3 }),
    one({ field: 'parts', outcome: 'some', meal: -0.1, patient: -1.4 }),
    one({ field: 'table', outcome: 'one_alone', meal: -2 }),
    one({ field: 'gender', outcome: 'other', patient: -3 }),
    one({ field: 'age', outcome: 'other', value: 7, patient: -4 }),
  ];
  expect(reasonsOf(evidence, 'meal', en)).toEqual({
    pro: ['Same species', 'Same island'],
    contra: ['Only one says that nobody else was ill', 'Not the same patient: sex, age'],
  });
  expect(reasonsOf(evidence, 'patient', en).contra).toEqual([
    '7 years apart',
    'Different sex',
    'Some of the same parts eaten',
  ]);
  expect(reasonLine(['Same species', 'Same island'])).toBe('Same species, same island');
});

test('an island of many reports is shown as what speaks against a pair', () => {
  const island = (meal: number) => evidenceText(one({ field: 'place', outcome: 'island_same', meal }), en);
  expect([island(1), island(-0.7)]).toEqual(['Same island', 'An island that reports often']);
});

test('spans are shown as people say them', () => {
  expect([30, 60, 90, 125].map((minutes) => spanText(minutes, en))).toEqual([
    '30 min',
    '1 h',
    '1 h 30',
    '2 h 05',
  ]);
  const meals = one({ field: 'time', outcome: 'minutes', value: 30 });
  expect(evidenceText(meals, fr)).toBe('Repas à 30\u00a0min d’écart');
  const days = (value: number) => evidenceText(one({ field: 'time', outcome: 'days', value }), en);
  expect([days(1), days(3)]).toEqual(['Meals 1 day apart', 'Meals 3 days apart']);
});

test('every outcome of a comparison has its sentence in both languages', () => {
  const outcomes = Object.keys(english.pairs).filter((key) => key.startsWith('why_'));
  for (const field of EVIDENCE_FIELDS)
    expect([field, outcomes.some((key) => key.startsWith(`why_${field}_`))]).toEqual([field, true]);
  for (const key of outcomes) expect([key, key in french.pairs]).toEqual([key, true]);
});

test('a decision says what it does to the figures', () => {
  expect(effectText([], en)).toBe('No figure changes.');
  const effect = [{ year: 2026, month: 11, before: 7, after: 4 }];
  expect(effectText(effect, en)).toBe('In November 2026 they count 4 people ill instead of 7.');
});
