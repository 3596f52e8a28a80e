import { lastMonthOfQuarter, monthText, settledQuarter, versionOf } from './period';

const at = (day: string) => settledQuarter(Date.parse(`${day}T00:00:00Z`));

test('a quarter is released 45 days after its end', () => {
  expect(at('2026-11-14')).toEqual({ year: 2026, quarter: 2 });
  expect(at('2026-11-15')).toEqual({ year: 2026, quarter: 3 });
  expect(at('2026-01-20')).toEqual({ year: 2025, quarter: 3 });
  expect(at('2026-02-15')).toEqual({ year: 2025, quarter: 4 });
});

test('versions name the quarter, and are numbered where its months are released again', () => {
  const quarter = { year: 2025, quarter: 4 };
  expect(monthText(lastMonthOfQuarter(quarter))).toBe('2025-12');
  expect(versionOf(quarter, ['2025.3'])).toBe('2025.4');
  expect(versionOf(quarter, ['2025.3', '2025.4'])).toBe('2025.4.1');
  expect(versionOf(quarter, ['2025.4', '2025.4.1', '2025.40'])).toBe('2025.4.2');
});
