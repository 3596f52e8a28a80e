import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import { cellOfDate, marksOf, monthOf, stacks, yearOf } from './cells';

const replayed = (rule: 'month' | 'history', island: number, at: string) => ({
  ...{ rule, island, at, days: 30, observed: 6, expected: 0.3 },
  ...{ threshold: rule === 'month' ? 5 : null, probability: 0.001 },
});
const replay = (part: Partial<AlertReplay>): AlertReplay => ({
  from: { year: 2019, month: 1 },
  until: { year: 2026, month: 11 },
  alerts: [],
  log: [],
  months: [],
  ...part,
});

test('a month is one number and comes back', () => {
  expect([yearOf(cellOfDate('2019-12-31')), monthOf(cellOfDate('2019-12-31'))]).toEqual([2019, 12]);
});

test('an alert of the log stands in place of the replayed one of its rule, island and month', () => {
  const told = { id: 1, rule: 'month' as const, island: 69, at: '2026-11-19', state: 'verified' as const };
  const marks = marksOf(
    replay({
      alerts: [
        replayed('month', 69, '2026-11-17'),
        replayed('month', 70, '2026-11-17'),
        replayed('history', 69, '2026-11-03'),
      ],
      log: [{ ...told, days: 30, observed: 8, expected: 1 }],
    }),
  );
  expect(marks.map(({ rule, island, look }) => [rule, island, look])).toEqual([
    ['month', 70, 'replayed'],
    ['history', 69, 'replayed'],
    ['month', 69, 'verified'],
  ]);
  expect(marks.at(-1)).toMatchObject({ observed: 8, threshold: 5, probability: 0.001 });
});

test('several alerts of one month stack, each rule by itself', () => {
  const alerts = [69, 70, 71].map((island) => replayed('month', island, '2019-03-02'));
  const marks = marksOf(replay({ alerts: [...alerts, replayed('history', 69, '2019-03-02')] }));
  expect(stacks(marks, 'month').get(cellOfDate('2019-03-31'))).toHaveLength(3);
  expect(stacks(marks, 'history').get(cellOfDate('2019-03-31'))).toHaveLength(1);
});
