import { AUDIT_ACTIONS } from '@ciguawatch/shared/domain/codes/audit-actions';
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
import { fieldText, numberText, readText, valueText } from './words';

beforeAll(() => {
  addMessages('domain', { en_US: english, fr_FR: french });
  addMessages('audit', { en_US: ownEnglish, fr_FR: ownFrench });
});

test.each(PLAIN_FIELDS)('the trail names %s', (field) => {
  expect(fieldText(field)).not.toMatch(/_|^domain:|^reportFields/);
});

test.each(fieldsOf('choice'))('the trail words each answer to %s', (field) => {
  for (const code of REPORT_FIELDS[field].choices) expect(valueText(field, code)).not.toBe(code);
});

test('no name of a question of the report stands in the dictionary of the trail as well', () => {
  const again = ASKED_FIELDS.filter((field) => field in ownEnglish.field);
  expect(again.filter((field) => !field.startsWith('specie_part_'))).toEqual([]);
});

test.each(AUDIT_ACTIONS)('the trail words what it calls %s, in both languages', (action) => {
  expect([ownEnglish, ownFrench].map(({ action: words }) => action in words)).toEqual([true, true]);
});

test('a read of a list says how many rows and which filter, without the typed text', () => {
  const filter = {
    review_state: 'new,to_review',
    age: '10..20',
    med_place: 'any',
    search: { redacted: 'x'.repeat(43) },
  };
  expect(readText({ n: 4812, filter, format: 'csv' })).toBe(
    '4,812 records · State: New, To review · Age: 10..20 · Name of the place of care: known · Search: erased',
  );
  expect(readText({ n: 1, filter: {} })).toBe('1 record');
  expect(readText({ n: 1, asked: 'phone' })).toBe('1 record');
  expect(readText({ age: 4 })).toBeNull();
  expect(valueText('filter', filter)).toContain('Search: erased');
  expect(valueText('filter', {})).toBe(valueText('age', null));
  expect(valueText('asked', 'phone')).toBe('telephone number');
  expect(valueText('format', 'xlsx')).toBe('Excel');
  expect(readText({ n: 2, filter: { kind: 'user', from: '2026-03-01T10:00:00.000Z' } })).toMatch(
    /^2 records · Object: Account · From: 03.01.26, 10:00/,
  );
  expect([numberText('0'), numberText('12')]).toEqual(['', '12']);
});
