import { joinStep, leaveSteps, type MealStep } from './meal-steps';
import { groupByLinks, type Linked } from './meals';

const one = (
  id: number,
  match: number | string | null = null,
  duplicate_of: number | null = null,
): Linked => ({
  id,
  match_event: match === null ? null : String(match),
  duplicate_of,
});
const applied = (reports: readonly Linked[], steps: readonly MealStep[]): Linked[] =>
  reports.map((report) => {
    const step = steps.find(({ id }) => id === report.id);
    return step ? { ...report, match_event: step.match_event } : report;
  });
const tables = (reports: readonly Linked[]) =>
  groupByLinks(reports).map(({ reports: at }) => at.map(({ id }) => id));

/** Three and four reports linked in every way that makes one meal. */
const meals: Linked[][] = [
  [one(1), one(2, 1), one(3, 1)],
  [one(1, 2), one(2, 3), one(3)],
  [one(1, 2), one(2, 1), one(3, 2)],
  [one(1), one(2, 1), one(3, 2), one(4, 3)],
  [one(1), one(2, 1), one(3, null, 1), one(4, 3)],
];

test.each(meals.flatMap((reports) => reports.map(({ id }) => [id, reports] as const)))(
  'report %d leaves its meal alone, the others stay together: %j',
  (id, reports) => {
    const after = applied(reports, leaveSteps(reports, id));
    const first = reports.find((report) => report.id === id)?.duplicate_of ?? id;
    const patient = reports
      .filter((report) => report.id === first || report.duplicate_of === first)
      .map((report) => report.id);
    const others = reports.map((report) => report.id).filter((other) => !patient.includes(other));
    expect(tables(after)).toEqual([patient, others].sort(([a = 0], [b = 0]) => a - b));
  },
);

test('a meal in free text is not touched by leaving', () => {
  expect(leaveSteps([one(1, 'table of Hina'), one(2, 1)], 1)).toEqual([{ id: 2, match_event: null }]);
});

test('a report joins by naming one of the meal; one that names another keeps its own meal', () => {
  const meal = [one(1), one(2, 1)];
  expect(joinStep(meal, one(5))).toEqual({ id: 5, match_event: '1' });
  expect(joinStep(meal, one(5, 6))).toEqual({ id: 1, match_event: '5' });
  expect(joinStep(meal, one(2, 1))).toBeNull();
  expect(joinStep([one(1, 2), one(2, 1)], one(5, 6))).toBeNull();
});
