import { chartTheme } from '../../../../testing/chart-theme';
import type { ChartData } from '../../chart-data';
import { drawGaps, labelOf, noneRuns } from './chart-hatch';

const data: ChartData = {
  heading: 'Month',
  categories: ['a', 'b', 'c', 'd', 'e', 'f'],
  series: [{ label: 'People', colour: 'series', values: [4, 0, 0, 0, 0, 0] }],
  gaps: [{ from: 1, to: 3, title: 'Not observed', detail: 'b to d' }],
};
const measure = (text: string) => text.length * 6;

test('an observed run without cases is marked "none" once', () => {
  expect(noneRuns(data)).toEqual([{ from: 4, to: 5 }]);
  expect(noneRuns({ ...data, gaps: [] })).toEqual([{ from: 1, to: 5 }]);
});

test('the label of a gap is written whole or not at all', () => {
  const gap = { title: 'Not observed', detail: 'June 2025 to October 2026' };
  expect(labelOf(gap, 400, measure)).toEqual(['Not observed', 'June 2025 to October 2026']);
  expect(labelOf(gap, 100, measure)).toEqual(['Not observed', 'June 2025 to', 'October 2026']);
  expect(labelOf(gap, 60, measure)).toEqual([]);
});

test('unobserved months are one framed box over their columns, an observed month without cases a line with 0', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = { svg, left: 20, top: 10, width: 600, height: 100 };
  drawGaps(box, data, chartTheme, measure);
  drawGaps(box, data, chartTheme, measure);
  const framed = [...svg.querySelectorAll('rect[fill^="url("]')];
  expect(framed.map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual([['120', '300']]);
  expect(svg.querySelectorAll('rect[fill="series"]')).toHaveLength(2);
  expect([...svg.querySelectorAll('text')].map((one) => one.textContent)).toEqual([
    '0',
    'Not observed',
    'b to d',
  ]);
});

test('a partly observed month is hatched behind its bar, and drawn once', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const bars = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
  const box = { svg, left: 20, top: 10, width: 600, height: 100 };
  for (const partly of [[0], [0, 5]]) drawGaps(box, { ...data, partly }, chartTheme, measure);
  const behind = [...svg.querySelectorAll('[data-partly] rect')];
  expect(behind.map((one) => one.getAttribute('x'))).toEqual(['20', '520']);
  expect(svg.querySelectorAll('[data-partly]')).toHaveLength(1);
  expect(svg.firstElementChild?.contains(behind[0] as Element)).toBe(true);
  expect(bars.previousElementSibling).toBe(svg.firstElementChild);
});

test('a chart without a time axis gets no marks', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawGaps(
    { svg, left: 0, top: 0, width: 600, height: 100 },
    { ...data, gaps: undefined },
    chartTheme,
    measure,
  );
  expect(svg.childElementCount).toBe(0);
});
