import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';

interface MonthsShown {
  unit: 'meals' | 'cases';
  months: { year: number; month: number; count: number; observed: boolean }[];
  /** usual number of the unit in a month; null when it is not known or the rule does not ask for it */
  expected: number | null;
}

/** The months of an alert in the unit of its rule: a number of cases is not comparable with what is usual in meals. */
export function monthsShown({ rule, rules, months, usual_meals }: AlertDetail): MonthsShown {
  if (rule === 'pooled')
    return {
      unit: 'meals',
      months: months.map(({ meals, ...one }) => ({ ...one, count: meals })),
      expected: usual_meals,
    };
  const own = rules.find((one) => one.rule === 'history');
  return { unit: 'cases', months, expected: own?.expected ?? null };
}
