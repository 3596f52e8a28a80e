import { type FollowedPerson, recoveryFigures } from './figures';
import { publishableGroups } from './publishable-groups';

const UNTIL = '2026-06-01';
const silent = (more: Partial<FollowedPerson> = {}): FollowedPerson => ({
  ...{ meal: '2026-05-01', group: null, symptoms: [], answers: [], shown: [], consent: null },
  ...more,
});
const answered = (times: number, ill: boolean, more: Partial<FollowedPerson> = {}): FollowedPerson[] =>
  Array.from({ length: times }, () => silent({ answers: [{ due: 15, day: 16, ill }], ...more }));
const askedWith = (more: Partial<FollowedPerson>): number =>
  (recoveryFigures([...answered(20, true), silent(more)], UNTIL).dates[0]?.asked ?? 0) - 20;

test('of 120 asked, 54 answered and 23 are ill: the golden numbers of the share', () => {
  const consent = { from: '2026-05-02', until: null };
  const people = [
    ...answered(23, true),
    ...answered(31, false),
    ...Array.from({ length: 66 }, () => silent({ consent })),
    ...Array.from({ length: 300 }, () => silent()),
  ];
  const [date] = recoveryFigures(people, UNTIL).dates;
  expect(date).toMatchObject({ due: 15, asked: 120, answered: 54, ill: 23 });
  expect(date?.atLeast).toBeCloseTo(0.19166666666666668, 9);
  expect(date?.atMost).toBeCloseTo(0.7416666666666667, 9);
});

test('the curve is told once all three dates are', () => {
  const meal = '2024-05-01';
  const until = (days: readonly (15 | 90 | 365)[]) =>
    recoveryFigures(
      days.flatMap((due) => answered(20, true, { meal, answers: [{ due, day: due + 2, ill: due < 365 }] })),
      UNTIL,
    ).curve;
  expect(until([15])).toEqual([]);
  expect(until([15, 90])).toEqual([]);
  expect(until([15, 90, 365])).toEqual([
    { until: 15, stillIll: 1 },
    { until: 90, stillIll: expect.closeTo(1, 6) },
    { until: 365, stillIll: expect.closeTo(0, 6) },
  ]);
});

test.each([
  ['who never opened the receipt', {}, 0],
  ['who was shown the questions', { shown: [15] }, 1],
  ['who was shown those of another date', { shown: [90] }, 0],
  ['who agreed before the date', { consent: { from: '2026-05-16', until: null } }, 1],
  ['who agreed after it', { consent: { from: '2026-05-17', until: null } }, 0],
  ['who had it stopped before it', { consent: { from: '2026-05-02', until: '2026-05-15' } }, 0],
  ['who had it stopped after it', { consent: { from: '2026-05-02', until: '2026-05-16' } }, 1],
  ['whose date has not come', { meal: '2026-05-20', consent: { from: '2026-05-20', until: null } }, 0],
])('%s counts as asked or not: %j', (_who, more, times) => {
  expect(askedWith(more)).toBe(times);
});

test('a group is told with what the rest hides, from 20 answers on', () => {
  const people = [...answered(25, true, { group: 2 }), ...answered(20, false, { group: 5 })];
  const told = (more: FollowedPerson[]) =>
    recoveryFigures([...people, ...more], UNTIL).groups.map(({ phenotype, dates }) => [
      phenotype,
      dates[0]?.answered,
      dates[0]?.ill,
    ]);
  expect(told([])).toEqual([
    [2, 25, 25],
    [5, 20, 0],
  ]);
  // One more person without a group would be read off the difference.
  expect(told(answered(1, true))).toEqual([[2, 25, 25]]);
  expect(told(answered(19, true, { group: 7 }))).toEqual([[2, 25, 25]]);
  expect(told(answered(20, true))).toHaveLength(2);
});

test('a symptom is told from 20 answers on, where no subtraction tells of fewer', () => {
  const itching = { symptoms: ['sympt_itchings'] as const };
  const both = { symptoms: ['sympt_itchings', 'sympt_tinglings'] as const };
  const told = (people: FollowedPerson[]) =>
    recoveryFigures(people, UNTIL).symptoms.map(({ symptom, dates }) => [
      symptom,
      dates[0]?.answered,
      dates[0]?.ill,
    ]);
  const people = [...answered(20, true, itching), ...answered(25, false)];
  expect(told(people)).toEqual([['sympt_itchings', 20, 20]]);
  expect(told(people.slice(1))).toEqual([]);
  // The rest of all has 19 answers.
  expect(told(people.slice(0, 39))).toEqual([]);
  // One of those who itch has another symptom, too: what both shares differ by would be that person's answer.
  expect(told([...answered(20, true, both), ...people])).toEqual([
    ['sympt_tinglings', 20, 20],
    ['sympt_itchings', 40, 40],
  ]);
  expect(told([...answered(20, true, both), ...answered(1, true, itching), ...answered(25, false)])).toEqual([
    ['sympt_itchings', 21, 21],
  ]);
});

test('no group is told where all of it is one group and a few others', () => {
  expect(publishableGroups(new Map([[2, { answered: 30 }]]), 31)).toEqual([]);
  expect(publishableGroups(new Map([[2, { answered: 30 }]]), 30)).toEqual([2]);
  expect(publishableGroups(new Map([[2, { answered: 19 }]]), 19)).toEqual([]);
});
