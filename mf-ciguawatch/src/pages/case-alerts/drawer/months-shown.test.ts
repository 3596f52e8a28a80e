import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { monthsShown } from './months-shown';

const alert = (part: object) =>
  ({
    ...{ rules: [], usual_meals: 0.09 },
    months: [{ year: 2026, month: 3, count: 5, meals: 3, observed: true }],
    ...part,
  }) as unknown as AlertDetail;

test('an alert of meals shows meals beside what is usual in meals', () => {
  expect(monthsShown(alert({ rule: 'pooled' }))).toEqual({
    unit: 'meals',
    months: [{ year: 2026, month: 3, count: 3, observed: true }],
    expected: 0.09,
  });
});

test('an alert of cases shows cases, and what is usual in cases only for the rule that asked for it', () => {
  expect(monthsShown(alert({ rule: 'month' }))).toMatchObject({ unit: 'cases', expected: null });
  const rules = [{ rule: 'history', expected: 0.4 }];
  const { months, expected } = monthsShown(alert({ rule: 'history', rules }));
  expect([months[0]?.count, expected]).toEqual([5, 0.4]);
});
