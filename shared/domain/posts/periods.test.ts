import { isAnswerable, isExpected, monthOfPeriod, periodBefore, periodOf, periodsBetween } from './periods';

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2026-11-30', '2026-11-30', '2026-12-06'],
  ['1969-12-31', '1969-12-29', '1970-01-04'],
])('the week of %s runs from Monday %s to Sunday %s', (day, first, last) => {
  expect(periodOf('weekly', day)).toEqual({ first, last });
});

test('a month runs to its last day, also in a leap year', () => {
  expect(periodOf('monthly', '2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test('the period before is the last one that is over', () => {
  expect(periodBefore('weekly', '2026-11-30').first).toBe('2026-11-23');
  expect(periodBefore('weekly', '2026-11-29').first).toBe('2026-11-16');
  expect(periodBefore('monthly', '2026-01-01')).toEqual({ first: '2025-12-01', last: '2025-12-31' });
});

test('answers are taken for eight weeks after the last day', () => {
  const week = periodOf('weekly', '2026-11-23');
  expect([isAnswerable(week, '2027-01-24'), isAnswerable(week, '2027-01-25')]).toEqual([true, false]);
});

test('a week belongs to the month of its Thursday', () => {
  expect(monthOfPeriod('weekly', periodOf('weekly', '2026-11-30'))).toBe('2026-12');
  expect(monthOfPeriod('weekly', periodOf('weekly', '2026-10-01'))).toBe('2026-10');
  expect(monthOfPeriod('monthly', periodOf('monthly', '2026-11-30'))).toBe('2026-11');
});

test('periods between two days, those that hold them counted', () => {
  expect(periodsBetween('weekly', '2026-11-05', '2026-11-23').map(({ first }) => first)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(periodsBetween('monthly', '2026-11-05', '2027-01-01')).toHaveLength(3);
});

test('only whole periods are expected of a post', () => {
  const week = periodOf('weekly', '2026-11-23');
  expect(isExpected({ starts: '2026-11-23', ends: null }, week)).toBe(true);
  expect(isExpected({ starts: '2026-11-24', ends: null }, week)).toBe(false);
  expect(isExpected({ starts: '2026-01-01', ends: '2026-11-29' }, week)).toBe(true);
  expect(isExpected({ starts: '2026-01-01', ends: '2026-11-28' }, week)).toBe(false);
});
