import type { Words } from '../labels/answer-labels';
import { caseFieldWords, caseValueWords, isShown, isToldInHistory } from './field-labels';

const words: Words = {
  language: 'fr_FR',
  t: (key, vars) => [key, ...Object.values(vars ?? {})].join(' '),
  d: (key) => key,
  place: () => undefined,
  specie: () => undefined,
  group: () => undefined,
};
const told = (field: string, value: unknown) => caseValueWords(field, value, words);

test('the moment of a meal is told by its day and hour at the place, never as an instant', () => {
  expect(isToldInHistory('case_eventtime')).toBe(false);
  expect(['case_eventdate', 'case_eventclock', 'age', 'review_state'].every(isToldInHistory)).toBe(true);
  expect(['version', 'case_island', 'contact_id'].some(isToldInHistory)).toBe(false);
  expect(told('case_eventdate', '2025-12-31')).toBe('31 décembre 2025');
  expect(told('case_eventclock', '23:45')).toBe('23:45');
  expect(told('case_eventclock', null)).toBe('report.unknownHour');
  expect(caseFieldWords('case_eventclock', words)).toBe('reportFields.event_clock');
});

test('in a conflict it is one field, as wall time', () => {
  expect(isShown('case_eventtime')).toBe(true);
  expect(told('case_eventtime', '2025-12-31T23:45')).toBe('31 décembre 2025, 23:45');
  expect(told('case_eventtime', '2025-12-31')).toBe('31 décembre 2025, report.unknownhour');
});

test('links and open answers are told in words', () => {
  expect(told('match_event', '12')).toBe('report.number 12');
  expect(told('match_event', 'repas-7')).toBe('repas-7');
  expect(told('duplicate_of', 3)).toBe('report.number 3');
  expect(told('gsympt_diagnostic', '')).toBe('answer.none');
});
