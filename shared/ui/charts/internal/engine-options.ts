import type { ApexOptions } from 'apexcharts';
import type { ChartData } from '../chart-data';
import { drawGroups } from './chart-groups';
import { drawGaps } from './chart-hatch';
import { type ChartOptions, chartOptions, endOf } from './chart-options';
import { drawRows, type RowLayout } from './chart-rows';
import { textMeasure } from './text-width';

/** What is drawn, in which look, and how large in pixels. */
export interface EngineProps extends ChartOptions {
  rows: RowLayout;
  height: number;
}

/** What is read of a drawn chart. */
interface Drawn {
  el: HTMLElement;
  w: { globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number } };
}

/** All that apexcharts is told of a chart but its figures: the portal's look, and what is added to the drawing. */
export function engineOptions(props: EngineProps): ApexOptions {
  const { data, kind, theme, rows, width, height } = props;
  const base = chartOptions(props);
  const finish = ({ el, w: { globals } }: Drawn) => {
    const svg = el.querySelector<SVGSVGElement>('svg.apexcharts-svg');
    if (!svg) return;
    // On paper the drawing shrinks with its card.
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const { translateX: left, translateY: top, gridWidth, gridHeight } = globals;
    const box = { svg, left, top, width: gridWidth, height: gridHeight };
    const measure = textMeasure(theme.font);
    if (kind === 'column') {
      drawGroups(box, data, theme, measure);
      drawGaps(box, data, theme, measure);
    } else drawRows({ ...box, max: endOf(data) }, data, rows, theme);
  };
  return { ...base, chart: { ...base.chart, width, height, events: { mounted: finish, updated: finish } } };
}

/** The figures of a chart as apexcharts wants them. */
export const engineSeries = ({ series }: ChartData): { name: string; data: number[] }[] =>
  series.map(({ label, values }) => ({ name: label, data: [...values] }));
