import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fieldsOf } from './case-columns';
import { countingOfLine } from './line-texts';

beforeEach(() => setClock(() => Date.UTC(2026, 10, 25, 12)));
afterEach(() => setClock());

test('whether a case is in the figures is worked out from what a decision changes', () => {
  expect(fieldsOf(['id', 'counting'])).toEqual(['id', 'case_eventyear', 'duplicate_of']);
  const line = { id: 1, version: 1, review_state: 'new', case_eventyear: 2026, duplicate_of: null } as const;
  expect(countingOfLine(line)).toBe('counted');
  expect(countingOfLine({ ...line, review_state: 'rejected' })).toBe('rejected');
  expect(countingOfLine({ ...line, case_eventyear: 2022 })).toBe('earlier');
  expect(countingOfLine({ ...line, duplicate_of: 7 })).toBe('duplicate');
});
