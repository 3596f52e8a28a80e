import { monthsShown } from './months-shown';

const now = { year: 2026, month: 3 };

test('months up to the current one are listed; unobserved ones form runs, and a report makes one observed', () => {
  const counts = new Map([[2025 * 12 + 10, 2]]);
  const isObserved = ({ year, month }: { year: number; month: number }) => year === 2025 && month < 9;
  const { months, gaps } = monthsShown(counts, [2025, 2026], isObserved, now);
  expect(months).toHaveLength(15);
  expect(months[10]).toEqual({ year: 2025, month: 11, count: 2 });
  expect(gaps).toEqual([
    { from: 8, to: 9 },
    { from: 11, to: 14 },
  ]);
});
