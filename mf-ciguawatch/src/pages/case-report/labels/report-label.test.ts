import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages, setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fakePlace } from '@ciguawatch/shared/testing/fakes/fake-place';
import englishPages from '../../../../locales/en_US.json';
import frenchPages from '../../../../locales/fr_FR.json';
import { grouper } from './fixtures/grouper';
import { reportLabel } from './report-label';

jest.mock('../../../report/report-lists', () => ({
  lists: {
    place: () => fakePlace('Moorea', 'I'),
    specie: () => grouper,
    phenotype: () => undefined,
  },
}));

const label = (part: Partial<ReportValues>) => reportLabel({ ...emptyReport(), ...part });
const MEAL = { case_location_id: 3, specie_id: 9 };

beforeAll(() => {
  addMessages('ciguawatch', { en_US: englishPages, fr_FR: frenchPages });
  addMessages('domain', { en_US: english, fr_FR: french });
});

test('four reports of one meal, and two drafts, read differently in lists', async () => {
  await setLanguage('fr_FR');
  const patients: Partial<ReportValues>[] = [
    { gender: 'F', age: 37 },
    { gender: 'M', age: 12 },
    { gender: 'M', age: 0, age_months: 8 },
    { profile: '2' },
    { gender: 'U', profile: '3' },
  ];
  expect(patients.map((patient) => label({ ...MEAL, ...patient }).replaceAll('\u00a0', ' '))).toEqual([
    'Moorea, Loche marbrée (Femme, 37 ans)',
    'Moorea, Loche marbrée (Homme, 12 ans)',
    'Moorea, Loche marbrée (Homme, 8 mois)',
    'Moorea, Loche marbrée (Moi-même)',
    'Moorea, Loche marbrée (Un proche)',
  ]);
});

test('what was not told is left out', async () => {
  await setLanguage('en_US');
  expect(label(MEAL)).toBe('Moorea, Camouflage grouper');
  expect(label({ ...MEAL, gender: 'U', profile: 'U' })).toBe('Moorea, Camouflage grouper');
  expect(label({ age: 3 }).replaceAll('\u00a0', ' ')).toBe('3 years');
  expect([0, 1, 14].map((age_months) => label({ age: 0, age_months }))).toEqual([
    '0\u00a0months',
    '1\u00a0month',
    '14\u00a0months',
  ]);
  expect([0, 1].map((age) => label({ age }))).toEqual(['0\u00a0years', '1\u00a0year']);
  expect(label({})).toBe('');
});
