import type { ApexOptions } from 'apexcharts';
import type { ChartData } from '../../chart-data';
import { drawRows, type RowLayout } from '../chart-rows';
import { drawGroups } from '../overlay/chart-groups';
import { drawGaps } from '../overlay/chart-hatch';
import { escaped } from '../overlay/chart-tips';
import { textMeasure } from '../text-width';
import { type ChartOptions, chartOptions } from './chart-options';
import { plotBox } from './plot-box';

/** Data, style and size in pixels of a drawing. */
export interface EngineProps extends ChartOptions {
  rows: RowLayout;
  height: number;
}

/**
 * All apexcharts options except the series: styling, and the hooks that draw our overlay (group labels, gaps)
 * afterwards.
 */
export function engineOptions(props: EngineProps): ApexOptions {
  const { data, kind, theme, rows, width, height } = props;
  const base = chartOptions(props);
  const finish = ({ el }: { el: HTMLElement }) => {
    const box = plotBox(el);
    if (!box) return;
    // With a viewBox the drawing shrinks with its card when printed.
    box.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const measure = textMeasure(theme.font);
    if (kind === 'column') {
      drawGroups(box, data, theme, measure);
      drawGaps(box, data, theme, measure);
    } else drawRows(box, data, rows, theme);
  };
  return { ...base, chart: { ...base.chart, width, height, events: { mounted: finish, updated: finish } } };
}

/** The series in the form that apexcharts takes. */
export const engineSeries = ({ series }: ChartData): { name: string; data: number[] }[] =>
  series.map(({ label, values }) => ({ name: escaped(label), data: [...values] }));
