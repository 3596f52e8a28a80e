import { agesIn, contradictsYears, yearsOfMonths } from './infant-age';
import { faultsOf } from './report-rules';
import { emptyReport, type ReportValues } from './report-values';

const faults = (more: Partial<ReportValues>) =>
  faultsOf(
    { ...emptyReport(), case_location_id: 12, event_date: '2026-11-20', ...more },
    { now: Date.UTC(2026, 10, 21, 20), zone: 'Pacific/Tahiti' },
  );

test('the years of an infant are the whole ones of its months', () => {
  expect([0, 8, 11, 12, 23].map(yearsOfMonths)).toEqual([0, 0, 0, 1, 1]);
});

test('months deny years that they do not make, and none that were not said', () => {
  expect(contradictsYears({ age: 0, age_months: 8 })).toBe(false);
  expect(contradictsYears({ age: 1, age_months: 23 })).toBe(false);
  expect(contradictsYears({ age_months: 8 })).toBe(false);
  expect(contradictsYears({ age: 34, age_months: null })).toBe(false);
  expect(contradictsYears({ age: 34 })).toBe(false);
  expect(contradictsYears({ age: 1, age_months: 8 })).toBe(true);
  expect(contradictsYears({ age: null, age_months: 8 })).toBe(true);
});

test('a report gives 0 to 23 whole months that agree with its years', () => {
  expect(faults({ age: 0, age_months: 0 })).toEqual({});
  expect(faults({ age: 1, age_months: 23 })).toEqual({});
  expect(faults({ age: 0, age_months: null })).toEqual({});
  expect(faults({ age: 2, age_months: 8 })).toEqual({ age_months: { code: 'contradicts' } });
  expect(faults({ age_months: 24 })).toEqual({ age_months: { code: 'too_large', max: 23, example: 8 } });
  expect(faults({ age_months: -1 })).toEqual({ age_months: { code: 'too_small', min: 0, example: 8 } });
  expect(faults({ age: 0, age_months: 7.5 })).toEqual({ age_months: { code: 'digits', example: 8 } });
  expect(faults({ age_months: Number.NaN })).toEqual({ age_months: { code: 'wrong_type', example: 8 } });
});

test('a number in one unit gives both answers; months that no infant has give no years', () => {
  expect(agesIn('years', 34)).toEqual({ age: 34, age_months: null });
  expect(agesIn('months', 14)).toEqual({ age: 1, age_months: 14 });
  expect(agesIn('months', null)).toEqual({ age: null, age_months: null });
  for (const months of [-1, 24, 34, Number.NaN])
    expect(agesIn('months', months)).toEqual({ age: null, age_months: months });
});
