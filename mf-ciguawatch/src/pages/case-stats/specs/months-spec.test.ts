import { everyMonth } from './months-spec';

const isObserved = () => true;

const counted = [
  { year: 2025, month: 11, cases: 2, reports: 1 },
  { year: 2026, month: 2, cases: 1, reports: 1 },
];
const arrival = { today: { year: 2026, month: 4, day: 20 }, delay: 8 };
const entriesOf = (years: number[], months: number[] = []) =>
  everyMonth(counted, counted, { years, months, ...arrival, isObserved }).map(
    ({ year, month, cases }) => `${year}-${month} ${cases}`,
  );

test('empty months are included, from the first January to the current month', () => {
  const months = entriesOf([]);
  expect(months).toHaveLength(16);
  expect([months[0], months[10], months[13], months[15]]).toEqual([
    '2025-1 0',
    '2025-11 2',
    '2026-2 1',
    '2026-4 0',
  ]);
});

test('a chosen year without a case is shown empty', () => {
  expect(entriesOf([2023, 2026])).toHaveLength(16);
  expect(entriesOf([2023, 2026])[0]).toBe('2023-1 0');
});

test('months that the filter excludes are not shown as empty', () => {
  expect(entriesOf([2023, 2026]).some((month) => month.startsWith('2025'))).toBe(false);
  expect(entriesOf([], [2])).toEqual(['2025-2 0', '2026-2 1']);
});

test('without cases there are no months', () => {
  expect(everyMonth([], [], { years: [2026], months: [], ...arrival, isObserved })).toEqual([]);
});
