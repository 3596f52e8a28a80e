import ApexCharts from 'apexcharts';
import { chartTheme } from '../../../../testing/chart-theme';
import type { ChartData, ChartKind } from '../../chart-data';
import { rowLayout } from '../chart-rows';
import { engineOptions, engineSeries } from '../engine/engine-options';

const spoken = (name: string) => `<img src="${name}" onerror="alert(1)">`;
const SERIES_NAMES = ['Lutjanus', 'Variola'].map(spoken);
const TOXINS = ['CTX', 'MTX'].map(spoken);
const KINDS: ChartKind[] = ['bar', 'column', 'stacked'];

const data: ChartData = {
  heading: 'Species',
  categories: SERIES_NAMES,
  series: TOXINS.map((label) => ({ label, colour: 'series', values: [3, 4] })),
};
const given = (kind: ChartKind) => {
  const rows = rowLayout(data, 600, String, (text) => text.length * 6);
  const base = { data, kind, theme: chartTheme, format: String, rows };
  return { ...engineOptions({ ...base, width: 600, height: 200 }), series: engineSeries(data) };
};

beforeAll(() => {
  // Fakes the measures that apexcharts asks of an SVG, because jsdom has no layout.
  const matrix = { e: 20, f: 10 };
  Object.assign(SVGElement.prototype, {
    getBBox: () => ({ x: 0, y: 0, width: 400, height: 120 }),
    getScreenCTM: () => null,
    transform: { baseVal: { consolidate: () => ({ matrix }) } },
  });
  HTMLCanvasElement.prototype.getContext = () => null;
});

test.each(KINDS)('markup in a name is shown as text in a chart of kind %s', async (kind) => {
  const box = document.body.appendChild(document.createElement('div'));
  await new ApexCharts(box, given(kind)).render();
  expect(box.querySelectorAll('.apexcharts-bar-area')).toHaveLength(4);
  expect(box.querySelector('img')).toBeNull();
  const legend = [...box.querySelectorAll('.apexcharts-legend-text')].map((one) => one.textContent);
  expect(legend).toEqual(TOXINS);
  // Axis labels also contain a title element with the full name.
  const letters = [...box.querySelectorAll('text')].map((one) => one.firstChild?.textContent);
  expect(letters).toEqual(expect.arrayContaining(SERIES_NAMES));
});

test.each(KINDS)('a tooltip of kind %s contains no markup', (kind) => {
  const { tooltip, xaxis, series } = given(kind);
  const title = tooltip?.x?.formatter?.(0, { dataPointIndex: 1 });
  const said = [title, ...(xaxis?.categories ?? []), ...series.map(({ name }) => name)];
  expect(said).toHaveLength(5);
  expect(said.join()).not.toMatch(/[<>"]/);
});
