import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import {
  ASKED_FIELDS,
  fieldsOf,
  PLAIN_FIELDS,
  REPORT_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import ownEnglish from './locales/en_US.json';
import ownFrench from './locales/fr_FR.json';
import { fieldText, valueText } from './words';

beforeAll(() => {
  addMessages('domain', { en_US: english, fr_FR: french });
  addMessages('audit', { en_US: ownEnglish, fr_FR: ownFrench });
});

test.each(PLAIN_FIELDS)('the trail names %s', (field) => {
  expect(fieldText(field)).not.toMatch(/_|^domain:|^reportFields/);
});

test.each(fieldsOf('choice').filter((field) => field !== 'med_seen'))(
  'the trail words each answer to %s',
  (field) => {
    for (const code of REPORT_FIELDS[field].choices) expect(valueText(field, code)).not.toBe(code);
  },
);

test('no name of a question of the report stands in the dictionary of the trail as well', () => {
  const again = ASKED_FIELDS.filter((field) => field in ownEnglish.field);
  expect(again.filter((field) => !field.startsWith('specie_part_'))).toEqual([]);
});
