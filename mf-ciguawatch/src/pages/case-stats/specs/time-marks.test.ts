import type { ChartLabels } from './chart-specs';
import { tipOf } from './time-marks';

const labels = {
  t: (key: string, vars: object = {}) => [key, ...Object.values(vars)].join(' '),
  island: (id: number) => `island ${id}`,
  number: String,
  figures: { people: 0, mealsAtLeast: 0, meals: { individual: 0, collective: 0, unknown: 0 } },
} as unknown as ChartLabels;

const lines = (counts: number[]) => {
  const alerts = counts.map((count, at) => ({ island: at + 1, count, year: 2026, month: 3 }));
  return tipOf('March', { cases: 9, reports: 9 }, [...alerts].reverse() as never, labels).slice(3);
};
const islands = (shown: string[]) => shown.filter((one) => one.startsWith('stats.tipAlert')).length;

test('a tooltip names all islands with as many reports, or none of them, and tells of the others', () => {
  const tie = lines([9, 8, 7, 6, 5, 5, 5, 4]);
  expect(islands(tie)).toBe(7);
  expect(tie.at(-1)).toBe('stats.tipMore 1 4');
  const long = lines([9, 8, ...Array(9).fill(5)]);
  expect(islands(long)).toBe(2);
  expect(long.at(-1)).toBe('stats.tipMore 9 5');
  const equal = lines(Array(12).fill(4));
  expect(islands(equal)).toBe(5);
  expect(equal.at(-1)).toBe('stats.tipMore 7 4');
  expect(lines([9, 8, 7, 6, 5, 4, 3]).at(-1)).toBe('stats.tipMoreMost 2 4');
  expect(lines([9, 8])).toHaveLength(2);
});
