import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { nextReport, onlyCarried } from './next-report';

test('the next report keeps place, day and health facility, but nothing about the patient', () => {
  const next = nextReport({
    ...emptyReport(),
    case_location_id: 4,
    event_date: '2026-11-20',
    age: 30,
    cont_name: 'Teva',
    sympt_nausea: '1',
  });
  expect(next).toMatchObject({ case_location_id: 4, event_date: '2026-11-20' });
  expect(next).not.toHaveProperty('age');
  expect(next).not.toHaveProperty('cont_name');
  expect(next).not.toHaveProperty('sympt_nausea');
});

test('values carried over from the last report do not make a new report', () => {
  const first = { ...emptyReport(), case_location_id: 4, event_date: '2026-11-20', age: 30 };
  const next = { ...emptyReport(), ...nextReport(first) };
  expect(onlyCarried(next)).toBe(true);
  expect(onlyCarried({ ...next, age: 12 })).toBe(false);
  expect(onlyCarried({ ...next, unsure: ['sympt_fever'] })).toBe(false);
});
