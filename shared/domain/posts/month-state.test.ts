import { isMonthOver, monthState, type PeriodState, postsAnswered } from './month-state';

test.each<[PeriodState[], string]>([
  [[], 'nobody'],
  [['none', 'cases'], 'complete'],
  [['none', 'silent'], 'part'],
  [['silent', 'silent'], 'silent'],
  [['silent', 'waiting'], 'part'],
])('a month with %j is %s', (periods, state) => expect(monthState(periods)).toBe(state));

test.each<[string, number | null, boolean]>([
  // The last week of October 2026 ends on 1 November.
  ['2026-11-03', 0, false],
  ['2026-11-04', 0, true],
  ['2026-11-08', 8, false],
  ['2026-11-09', 8, true],
  ['2026-11-30', null, false],
  ['2026-12-01', null, true],
  ['2026-10-20', 1, false],
])('on %s October is over with a delay of %s days: %s', (today, delay, isOver) =>
  expect(isMonthOver('2026-10', today, delay)).toBe(isOver),
);

test('posts that were not asked are not expected, and one answer is enough', () => {
  const { silent, ...counts } = postsAnswered([
    { name: 'Rikitea', periods: ['silent', 'silent'] },
    { name: 'Tubuai', periods: ['silent', 'cases'] },
    { name: 'Rapa', periods: [] },
    { name: 'Hao', periods: ['waiting'] },
  ]);
  expect(counts).toEqual({ expected: 3, answered: 1 });
  expect(silent.map(({ name }) => name)).toEqual(['Rikitea', 'Hao']);
});
