import type { ApexOptions } from 'apexcharts';
import type { ChartData } from '../../chart-data';
import { drawRows, type RowLayout } from '../chart-rows';
import { drawGroups } from '../overlay/chart-groups';
import { drawGaps } from '../overlay/chart-hatch';
import { escaped } from '../overlay/chart-tips';
import { textMeasure } from '../text-width';
import { type ChartOptions, chartOptions } from './chart-options';
import { plotBox } from './plot-box';

/** What is drawn, in which look, and how large in pixels. */
export interface EngineProps extends ChartOptions {
  rows: RowLayout;
  height: number;
}

/** All options of a chart but its figures: the portal's look, and what is added to the drawing. */
export function engineOptions(props: EngineProps): ApexOptions {
  const { data, kind, theme, rows, width, height } = props;
  const base = chartOptions(props);
  const finish = ({ el }: { el: HTMLElement }) => {
    const box = plotBox(el);
    if (!box) return;
    // On paper the drawing shrinks with its card.
    box.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const measure = textMeasure(theme.font);
    if (kind === 'column') {
      drawGroups(box, data, theme, measure);
      drawGaps(box, data, theme, measure);
    } else drawRows(box, data, rows, theme);
  };
  return { ...base, chart: { ...base.chart, width, height, events: { mounted: finish, updated: finish } } };
}

/** The figures of a chart as apexcharts wants them. */
export const engineSeries = ({ series }: ChartData): { name: string; data: number[] }[] =>
  series.map(({ label, values }) => ({ name: escaped(label), data: [...values] }));
