import ApexCharts from 'apexcharts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartData } from './chart-data';
import { PaperChart } from './paper-chart';

// jsdom has no layout to draw with; the mock records when a chart is rendered and destroyed.
const render = jest.fn(async () => undefined);
const destroy = jest.fn();
jest.mock('apexcharts', () => ({
  __esModule: true,
  default: jest.fn(() => ({ render: () => render(), destroy: () => destroy() })),
}));

const data: ChartData = {
  heading: 'Part',
  categories: ['Flesh', 'Head'],
  series: [{ label: 'Cases', colour: 'series', values: [1200, 3] }],
};
const chart = (figures: ChartData) => (
  <PaperChart data={figures} kind="column" width={700} emptyText="No case" />
);

beforeEach(() => jest.clearAllMocks());

test('a chart is drawn synchronously, because the browser prints right afterwards', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(chart(data)));
  const [element, options] = jest.mocked(ApexCharts).mock.calls[0] ?? [];
  expect(render).toHaveBeenCalledTimes(1);
  expect(box.contains(element)).toBe(true);
  expect(options).toMatchObject({
    chart: { type: 'bar', width: 700 },
    series: [{ name: 'Cases', data: [1200, 3] }],
  });
  flushSync(() => root.unmount());
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('without data a chart says so and is not drawn', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() =>
    root.render(chart({ ...data, series: [{ label: 'Cases', colour: 'series', values: [0, 0] }] })),
  );
  expect(box.textContent).toBe('No case');
  expect(ApexCharts).not.toHaveBeenCalled();
  flushSync(() => root.unmount());
});
