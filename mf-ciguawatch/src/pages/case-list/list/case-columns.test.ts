import domainEnglish from '@ciguawatch/shared/domain/locales/en_US.json';
import domainFrench from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { labelsNow } from '../../case-report/labels/use-labels';
import english from '../locales/en_US.json';
import french from '../locales/fr_FR.json';
import { caseColumns, fieldsOf } from './case-columns';
import { countStatusOfLine, whoText } from './line-texts';

beforeEach(() => setClock(() => Date.UTC(2026, 10, 25, 12)));
afterEach(() => setClock());

test('whether a case is in the figures is worked out from what a decision changes', () => {
  expect(fieldsOf(['id', 'counting'])).toEqual(['id', 'discarded', 'case_eventyear', 'duplicate_of']);
  const line = { id: 1, version: 1, review_state: 'new', case_eventyear: 2026, duplicate_of: null } as const;
  expect(countStatusOfLine(line)).toBe('counted');
  expect(countStatusOfLine({ ...line, review_state: 'rejected' })).toBe('rejected');
  expect(countStatusOfLine({ ...line, case_eventyear: 2022 })).toBe('earlier');
  expect(countStatusOfLine({ ...line, discarded: 'allergy' })).toBe('discarded');
  expect(countStatusOfLine({ ...line, duplicate_of: 7 })).toBe('duplicate');
});

test('an infant is listed with its months, everybody else with years', () => {
  addMessages('caseList', { en_US: english });
  const labels = { ...labelsNow(), d: () => 'Female' };
  const who = (part: object) =>
    whoText({ id: 1, version: 1, review_state: 'new', gender: 'F', ...part }, labels);
  expect(who({ age: 34, age_months: null })).toBe('F 34');
  expect(who({ age: 0, age_months: 8 })).toBe('F 8\u00a0mo');
  expect(who({ age: 0 })).toBe('F 0');
  expect(fieldsOf(['age'])).toEqual(expect.arrayContaining(['age', 'age_months', 'gender']));
});

test('the state of a case stands within what the open case leaves of a narrow screen', () => {
  const labels = { ...labelsNow(), t: (key: string) => key, d: (key: string) => key };
  const columns = caseColumns(labels, false);
  const upTo = columns.findIndex(({ id }) => id === 'review_state');
  const width = columns.slice(0, upTo + 1).reduce((sum, one) => sum + one.width, 0);
  // 1280 pixels less the menu, the margins, the drawer and the checkboxes.
  expect([upTo > 0, width < 1280 - 64 - 428 - 44]).toEqual([true, true]);
  expect(fieldsOf(['review_state'])).toContain('duplicate_of');
});

test.each([
  ['French', french, domainFrench],
  ['English', english, domainEnglish],
])('the badges of a state and of a class fit their columns in %s', (_language, own, domain) => {
  const columns = caseColumns({ ...labelsNow(), t: (key: string) => key, d: (key: string) => key }, false);
  const widthOf = (id: string) => columns.find((one) => one.id === id)?.width ?? 0;
  const [LETTER, AROUND] = [6.5, 36];
  const needed = (words: readonly string[]) =>
    Math.max(...words.map(({ length }) => length)) * LETTER + AROUND;
  const states = [...Object.values(domain.review_state), own.list.correction, own.list.duplicate];
  expect(needed(states)).toBeLessThanOrEqual(widthOf('review_state'));
  expect(needed(Object.values(domain.case_class))).toBeLessThanOrEqual(widthOf('case_class'));
});
