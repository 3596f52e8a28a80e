import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import type { ChartData, ChartKind } from '../chart-data';
import type { ChartTheme } from './chart-colours';
import { drawGroups } from './chart-groups';
import { drawGaps } from './chart-hatch';
import { chartOptions, endOf } from './chart-options';
import { drawRows, type RowLayout } from './chart-rows';
import { textMeasure } from './text-width';

export interface ChartEngineProps {
  data: ChartData;
  kind: ChartKind;
  theme: ChartTheme;
  format: (value: number) => string;
  rows: RowLayout;
  width: number;
  height: number;
  /** pixels of the smallest letters */
  smallest?: number;
}

/** What is read of a drawn chart. */
interface Drawn {
  el: HTMLElement;
  w: { globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number } };
}

/** Draws with apexcharts. Loaded only when a chart comes near the view. */
export default function ChartEngine(props: ChartEngineProps) {
  const { data, kind, theme, format, rows, width, height, smallest } = props;
  // The same objects as long as nothing changed: the library draws again for each new one.
  const options = useMemo((): ApexOptions => {
    const base = chartOptions({ data, kind, theme, format, rows, width, smallest });
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
    return { ...base, chart: { ...base.chart, events: { mounted: finish, updated: finish } } };
  }, [data, kind, theme, format, rows, width, height, smallest]);
  const series = useMemo(
    () => data.series.map(({ label, values }) => ({ name: label, data: [...values] })),
    [data],
  );
  return <ReactApexChart type="bar" options={options} series={series} height={height} width={width} />;
}
