import type { Place } from '@ciguawatch/shared/domain/geo/place';
import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import {
  answerLabel,
  choiceLabel,
  fieldLabel,
  type Labels,
} from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { reportRows, symptomLabels } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { ASKED_FIELDS, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import {
  findSpecies,
  NAME_TO_COME,
  phenotypeLabel,
  specieLine,
  specieNames,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { addMessages, setLanguage, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import englishPages from '../../../../locales/en_US.json';
import frenchPages from '../../../../locales/fr_FR.json';
import { dayInWords, dayName } from './day-name';
import { grouper, groupers } from './fixtures/grouper';
import { formatsOf } from './formats';

addMessages('domain', { en_US: english, fr_FR: french });
addMessages('ciguawatch', { en_US: englishPages, fr_FR: frenchPages });

const place = (id: number, type: Place['type'], name: string, parent: number | null, names = {}): Place => ({
  id,
  type,
  name,
  names,
  parent_id: parent,
  country: 4,
  loca_bbox: null,
  center: null,
  timezone: 'Pacific/Tahiti',
});
const places = [
  place(1, 'C', 'French Polynesia', null, { fr: 'Polynésie française' }),
  place(2, 'A', 'Society Islands', 1, { fr: 'Archipel de la Société' }),
  place(3, 'I', 'Moorea', 2),
];
function labels(language: string): Labels {
  const of =
    (ns: string): Translate =>
    (key, vars) =>
      translate(ns, key, vars, language);
  return {
    language,
    languages: [language, 'en_US'],
    formats: formatsOf(language),
    t: of('ciguawatch'),
    d: of('domain'),
    place: (id) => places.find((one) => one.id === id),
    specie: (id) => (id === 9 ? grouper : undefined),
    phenotype: (id) => (id === 1 ? groupers : undefined),
  };
}
const values = (more: Partial<ReportValues> = {}): ReportValues => ({
  ...emptyReport(),
  profile: '2',
  gender: 'F',
  age: 34,
  history: '1',
  history_nb: 2,
  case_location_id: 3,
  case_geom: { type: 'Point', coordinates: [-149.852, -17.505] },
  specie_id: 9,
  specie_known: true,
  specie_part_flesh: true,
  specie_part_head: true,
  event_date: '2026-11-18',
  event_clock: '19:30',
  msympt_body_temp: 36.4,
  sympt_diarrhea: '3',
  sympt_nausea: '1',
  sympt_asthenia: 'Y',
  sympt_fever: false,
  sympt_vision_dis: 'U',
  ...more,
});
const lines = (language: string, more?: Partial<ReportValues>) =>
  reportRows(values(more), labels(language)).flatMap((group) =>
    group.rows.map(({ label, text }) => `${label} = ${text}`),
  );

test('answers read as sentences of French', () => {
  expect(lines('fr_FR')).toEqual(
    expect.arrayContaining([
      'Vous déclarez pour = Moi-même',
      'Âge = 34\u00a0ans',
      'Déjà eu la ciguatera = Oui',
      'Nombre de fois = 2',
      'Poisson ou coquillage = Hāpuʻu, Loche marbrée, Epinephelus polyphekadion',
      'Parties mangées = Tête, chair',
      'Lieu de pêche = Moorea, Archipel de la Société, Polynésie française',
      'Point = 17,505° S 149,852° O',
      'Date du repas = 18 novembre 2026',
      'Heure du repas = 19:30',
      'Température mesurée = 36,4\u00a0°C',
      'Diagnostic = null',
    ]),
  );
});

test('and of English', () => {
  expect(lines('en_US')).toEqual(
    expect.arrayContaining([
      'Age = 34\u00a0years',
      'Point = 17.505° S 149.852° W',
      'Date of the meal = November 18, 2026',
    ]),
  );
});

test('in the review too a date is in the order of the reader’s region', () => {
  const device = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-NZ']);
  expect(lines('en_US')).toContain('Date of the meal = 18 November 2026');
  device.mockRestore();
});

test('a place of purchase typed before the answer that nothing was bought is not told', () => {
  const typed = { case_purchase_place: 'Chez Hina', case_purchase_place_type: '3' } as const;
  expect(lines('en_US', typed).join()).toContain('Chez Hina');
  expect(lines('en_US', { ...typed, case_purchase_place_type: 'U' }).join()).not.toContain('Chez Hina');
});

test('hidden questions are left out, and an unknown hour is shown as unknown', () => {
  const shown = lines('fr_FR', {
    history: '2',
    time_known: false,
    specie_id: null,
    specie_known: false,
    phenotype_id: 1,
  });
  expect(shown).toContain('Heure du repas = Inconnue');
  expect(shown).toContain('Groupe = Mérous et loches');
  expect(shown.some((line) => line.startsWith('Nombre de fois'))).toBe(false);
  expect(shown.some((line) => line.startsWith('Poisson'))).toBe(false);
});

test('symptoms are listed from the strongest to the unanswered', () => {
  const grouped = symptomLabels(values(), labels('fr_FR'));
  expect(grouped.present.map((one) => one.label)).toEqual(['Diarrhée', 'Nausées', 'Fatigue intense']);
  expect(grouped.absent).toEqual(['Fièvre']);
  expect(grouped.unknown).toEqual(['Vue troublée']);
  expect(grouped.open).toHaveLength(23);
});

test('names come local first, then in the language of the page', () => {
  expect(specieNames(grouper, ['fr_FR', 'en_US'])).toMatchObject({
    common: 'Loche marbrée',
    local: [{ value: 'Hāpuʻu' }],
  });
  expect(specieLine(grouper, ['es_ES', 'en_US'])).toBe(
    'Hāpuʻu, Camouflage grouper, Epinephelus polyphekadion',
  );
  expect(phenotypeLabel(groupers, ['es_ES', 'en_US'])).toBe('Groupers');
  expect(findSpecies([grouper], "hapu'u")).toMatchObject({ items: [{ id: 9 }], isGuess: false });
  expect(findSpecies([grouper], 'thon').items).toEqual([]);
});

test('a place that has not come is not named by its id', () => {
  expect(answerLabel('case_location_id', 77, labels('fr_FR'))).toBe(NAME_TO_COME);
  expect(answerLabel('age', Number.NaN, labels('fr_FR'))).toBeNull();
});

test('a day is named by its own date in every zone', () => {
  expect(dayName('2026-01-01')).toBe('Thursday 1');
  expect(dayName('nothing')).toBe('');
});

test('a date in words is in the order in which the reader writes it', async () => {
  const device = jest.spyOn(navigator, 'languages', 'get');
  device.mockReturnValue(['en-AU', 'en-US']);
  expect(dayInWords('2026-11-05')).toBe('Thursday 5 November 2026');
  device.mockReturnValue(['en-US']);
  expect(dayInWords('2026-11-05')).toBe('Thursday, November 5, 2026');
  await setLanguage('fr_FR');
  expect(dayInWords('2026-11-05')).toBe('Jeudi 5 novembre 2026');
  expect(dayName('2026-11-19')).toBe('Jeudi 19');
  expect(dayInWords('nothing')).toBe('');
  await setLanguage('en_US');
  device.mockRestore();
});

test.each(['fr_FR', 'en_US'])(
  'every field has its name, its unit and the words of its choices in %s',
  (language) => {
    const said: Labels = labels(language);
    for (const field of ASKED_FIELDS) {
      const definition = definitionOf(field);
      const texts = [fieldLabel(field, said)];
      if (definition.kind === 'choice')
        texts.push(...definition.choices.map((code) => choiceLabel(field, code, said)));
      if ('unit' in definition && definition.unit) texts.push(said.t(`report.${definition.unit}`));
      // A missing text would be shown as its key.
      expect([field, texts.filter((text) => /^[\w.]+\.\w+$/.test(text))]).toEqual([field, []]);
    }
  },
);
