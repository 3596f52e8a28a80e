import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { formatsOf } from '../labels/formats';
import { caseFieldLabel, caseValueLabel, isShown, isShownInHistory } from './field-labels';

const labels: Labels = {
  language: 'fr_FR',
  languages: ['fr_FR', 'en_US'],
  formats: formatsOf('fr_FR'),
  t: (key, vars) => [key, ...Object.values(vars ?? {})].join(' '),
  d: (key) => key,
  place: () => undefined,
  specie: () => undefined,
  phenotype: () => undefined,
};
const grouped = (field: string, value: unknown) => caseValueLabel(field, value, labels);

test('the moment of a meal is given by its day and hour at the place, never as an instant', () => {
  expect(isShownInHistory('case_eventtime')).toBe(false);
  expect(['case_eventdate', 'case_eventclock', 'age', 'review_state'].every(isShownInHistory)).toBe(true);
  expect(['version', 'case_island', 'contact_id'].some(isShownInHistory)).toBe(false);
  expect(grouped('case_eventdate', '2025-12-31')).toBe('31 décembre 2025');
  expect(grouped('case_eventclock', '23:45')).toBe('23:45');
  expect(grouped('case_eventclock', null)).toBe('report.unknownHour');
  expect(caseFieldLabel('case_eventclock', labels)).toBe('reportFields.event_clock');
});

test('an answer on recovery is a line of the history: for which date, and not what', () => {
  expect([isShownInHistory('recovery_due'), isShown('recovery_due')]).toEqual([true, false]);
  expect(grouped('recovery_due', 15)).toBe('recovery_due.15');
  expect(caseFieldLabel('recovery_due', labels)).toBe('reportFields.recovery_due');
});

test('in a conflict it is one field, as wall time', () => {
  expect(isShown('case_eventtime')).toBe(true);
  expect(grouped('case_eventtime', '2025-12-31T23:45')).toBe('31 décembre 2025, 23:45');
  expect(grouped('case_eventtime', '2025-12-31')).toBe('31 décembre 2025, report.unknownhour');
});

test('links and open answers are given in words', () => {
  expect(grouped('match_event', '12')).toBe('report.number 12');
  expect(grouped('match_event', 'repas-7')).toBe('repas-7');
  expect(grouped('duplicate_of', 3)).toBe('report.number 3');
  expect(grouped('gsympt_diagnostic', '')).toBe('answer.none');
});

test('a value that was erased from the history is shown as erased, whatever its field', () => {
  const mark = { redacted: 'x'.repeat(43) };
  for (const field of ['age', 'gsympt_diagnostic', 'case_eventclock', 'match_event', 'reason'])
    expect([field, grouped(field, mark)]).toEqual([field, 'reportEdit.erasedValue']);
});

test('a moment is told in the zone of the place, as the rest of the history, and says whose hour it is', () => {
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const asked = caseValueLabel('withdrawal_asked_at', '2026-11-26T17:39:00Z', labels, 'Pacific/Tahiti');
  expect(asked).toMatch(/^26 novembre 2026.*07:39 \(heure de Tahiti\)$/);
  clock.mockRestore();
});

test('for whom a report was made is said in words of its readers, not as the question of the form', () => {
  expect(caseFieldLabel('profile', labels)).toBe('reportFields.declaredFor');
  expect(caseValueLabel('profile', '2', labels)).toBe('profile.2');
});
