import type { ChartData } from '../../chart-data';
import { chartHeight, chartOptions } from './chart-options';

const theme = {
  ink: '#111111',
  quiet: '#222222',
  grid: '#333333',
  surface: '#444444',
  alert: '#555555',
  ground: '#666666',
  line: '#777777',
  font: 'sans',
  of: (colour: string) => `token:${colour}`,
};
const data: ChartData = {
  heading: 'Month',
  categories: ['Jan 2026', 'Feb 2026'],
  short: ['J', 'F'],
  series: [{ label: 'People', colour: 'series', values: [4, 9] }],
  colours: ['seq-2', 'seq-3'],
  alerts: [1],
};
const options = (kind: 'bar' | 'column' | 'stacked', part: Partial<ChartData> = {}) =>
  chartOptions({
    data: { ...data, ...part },
    kind,
    theme,
    format: String,
    rows: { left: 90, right: 30, row: 27 },
    width: 600,
  });

test('colours are those of the tokens, one per category on request', () => {
  expect(options('column').colors).toEqual(['token:seq-2', 'token:seq-3']);
  expect(options('bar', { colours: undefined }).colors).toEqual(['token:series']);
});

test('no part is animated, and no toolbar is drawn', () => {
  expect(options('bar').chart).toMatchObject({ animations: { enabled: false }, toolbar: { show: false } });
});

test('horizontal bars leave space for names and values, and the scale covers the intervals', () => {
  expect(options('bar').grid?.padding).toMatchObject({ left: 90, right: 30 });
  expect(options('bar').xaxis?.max).toBe(9);
  const intervals = [
    { low: 1, high: 12 },
    { low: 4, high: 20 },
  ];
  expect(options('bar', { intervals }).xaxis?.max).toBe(20);
});

test('a scale of few cases counts in whole cases', () => {
  const one = [{ label: 'People', colour: 'series' as const, values: [1, 0] }];
  expect(options('column', { series: one }).yaxis).toMatchObject({ max: 5, tickAmount: 5 });
});

test('an alert is drawn over its column', () => {
  expect(options('column').annotations?.points).toMatchObject([{ x: 'Feb 2026', y: 9 }]);
});

test('a reference number is a line across its column, visible even above every column', () => {
  const { annotations, yaxis } = options('column', { references: [null, 333] });
  expect(annotations?.points?.[0]).toMatchObject({ y: 333, marker: { shape: 'line' } });
  expect(yaxis).toMatchObject({ max: 333 });
});

test('a limit is a dashed line across horizontal bars, on a line in the background colour', () => {
  expect(options('bar', { limit: 12 }).annotations?.xaxis).toMatchObject([
    { x: 12, borderColor: '#444444', strokeDashArray: 0 },
    { x: 12, borderColor: '#111111', strokeDashArray: 7 },
  ]);
  expect(options('bar').annotations?.xaxis).toEqual([]);
});

test('horizontal bar charts grow with their rows', () => {
  expect(chartHeight('bar', 25, 27) - chartHeight('bar', 5, 27)).toBe(20 * 27);
  expect(chartHeight('column', 5, 27)).toBe(chartHeight('column', 50, 27));
});
