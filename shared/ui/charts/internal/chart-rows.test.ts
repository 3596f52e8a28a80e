import { chartTheme } from '../../../testing/chart-theme';
import type { ChartData } from '../chart-data';
import { drawRows, rowLayout } from './chart-rows';

const measure = (text: string) => text.length * 7;
const data = (categories: string[], values = categories.map((_, i) => i + 1)): ChartData => ({
  heading: 'Sign',
  categories,
  series: [{ label: 'Cases', colour: 'series', values }],
});

test('names and values get the width of the widest one each', () => {
  const layout = rowLayout(data(['Rapa', 'Mangareva'], [5, 1200]), 600, String, measure);
  expect(layout.left).toBe(9 * 7 + 10);
  expect(layout.right).toBe(4 * 7 + 10);
  expect(layout.row).toBe(27);
});

test('on a narrow card a long name takes two lines, the second cut short', () => {
  const { names, row, left } = rowLayout(
    data(['Pain', 'Mouth or face pain and more of it than fits']),
    300,
    String,
    measure,
  );
  expect(names[0]).toEqual(['Pain']);
  expect(names[1]).toEqual(['Mouth or face pain', 'and more of it th…']);
  expect(row).toBeGreaterThan(27);
  expect(left).toBeLessThanOrEqual(300 * 0.42 + 10);
});

test('each row has its name, its sum and its interval at the height of its bar', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shown = { ...data(['Rapa', 'Hao'], [20, 10]), intervals: [{ low: 10, high: 40 }] };
  const layout = rowLayout(shown, 400, String, measure);
  const box = { svg, left: 50, top: 0, width: 200, height: 54 };
  drawRows(box, shown, layout, chartTheme);
  drawRows(box, shown, layout, chartTheme);
  expect([...svg.querySelectorAll('text')].map((one) => one.textContent)).toEqual([
    'Rapa',
    '20',
    'Hao',
    '10',
  ]);
  expect(svg.querySelectorAll('path')).toHaveLength(2);
  // From a quarter of the bar area to its end, in the middle of the first row.
  expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M100 13\.5H250/);
});
