import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import { answeredIn, cellsOf, monthBefore, shownWeeks } from './columns';

const TODAY = '2026-11-30';
const period = (first: string, last: string) => ({
  ...{ first, last, state: 'none' as const, answered_at: null, reminded: false, open: true },
});
const post = (rhythm: 'weekly' | 'monthly') => ({ id: 7, rhythm }) as Post;

test('thirteen weeks, the last of them the one before today', () => {
  const weeks = shownWeeks(TODAY);
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, '2026-08-31', '2026-11-23']);
});

test('a week without a question is an empty cell', () => {
  const answers = {
    today: TODAY,
    posts: [{ id: 7, periods: [period('2026-11-16', '2026-11-22')] }],
    islands: [],
  };
  const cells = cellsOf(post('weekly'), answers);
  expect(cells.slice(-2).map((cell) => cell.period?.first ?? null)).toEqual(['2026-11-16', null]);
});

test('a month is as wide as its weeks', () => {
  const answers = {
    today: TODAY,
    posts: [{ id: 7, periods: [period('2026-10-01', '2026-10-31')] }],
    islands: [],
  };
  const cells = cellsOf(post('monthly'), answers);
  expect(cells.map(({ key, span }) => [key, span])).toEqual([
    ['2026-09-01', 4],
    ['2026-10-01', 5],
    ['2026-11-01', 4],
  ]);
  expect(cells[1]?.period?.state).toBe('none');
});

test('the last whole month counts the posts that were asked about it', () => {
  const answers = {
    today: TODAY,
    posts: [{ id: 7, periods: [period('2026-10-01', '2026-10-31')] }],
    islands: [],
  };
  const posts = [
    { ...post('monthly'), name: 'Hao' },
    { ...post('monthly'), id: 8, name: 'Rapa' },
  ];
  expect(monthBefore(TODAY)).toBe('2026-10');
  expect(answeredIn('2026-10', posts, answers)).toEqual({ expected: 1, answered: 1, silent: [] });
});
