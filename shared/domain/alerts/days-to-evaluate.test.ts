import { daysToEvaluate } from './days-to-evaluate';
import type { HistoryCase } from './history';
import { daysUntilRaised, isLate } from './lateness';

const on = (date: string): HistoryCase => ({
  id: 1,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  date,
});
const TODAY = '2026-11-24';

test('alert rules are evaluated for today and for days whose window holds a changed case, latest first', () => {
  const cases = ['2026-10-01', '2026-10-09', '2026-10-30', '2026-10-31', '2026-11-20'].map(on);
  expect(daysToEvaluate(['2026-10-01'], cases, TODAY, 30)).toEqual([
    TODAY,
    '2026-10-30',
    '2026-10-09',
    '2026-10-01',
  ]);
});

test('a changed day more than 400 days ago, or in the future, adds no day to today', () => {
  const ask = (day: string) => daysToEvaluate([day], [on(day)], TODAY, 30);
  expect(ask('2025-10-20')).toEqual([TODAY, '2025-10-20']);
  expect(ask('2025-10-19')).toEqual([TODAY]);
  expect(ask('2026-11-25')).toEqual([TODAY]);
});

test('a case of which only the month is known is counted on the last day of that month', () => {
  const month = { ...on('2026-10-01'), date: null };
  expect(daysToEvaluate(['2026-10-31'], [month], TODAY, 30)).toEqual([TODAY, '2026-10-31']);
  expect(daysUntilRaised([month], TODAY)).toBe(24);
});

test('the delay of an alert counts from its latest meal, and is shown from eight days on', () => {
  expect(daysUntilRaised(['2026-10-01', '2026-10-09', '2026-10-05'].map(on), TODAY)).toBe(46);
  expect(daysUntilRaised([{ ...on('2026-11-01'), date: null }], TODAY)).toBe(0);
  expect([null, 0, 7, 8].map(isLate)).toEqual([false, false, false, true]);
});
