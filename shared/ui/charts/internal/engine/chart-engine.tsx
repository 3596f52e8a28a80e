import { useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { type EngineProps, engineOptions, engineSeries } from './engine-options';

/**
 * Renders a chart with apexcharts and updates it with data and width. Loaded when a chart comes near the
 * viewport.
 */
export default function ChartEngine(props: EngineProps) {
  const { data, kind, theme, format, rows, width, height } = props;
  // Memoised, because apexcharts redraws for every new object.
  const options = useMemo(
    () => engineOptions({ data, kind, theme, format, rows, width, height }),
    [data, kind, theme, format, rows, width, height],
  );
  const series = useMemo(() => engineSeries(data), [data]);
  return <ReactApexChart type="bar" options={options} series={series} height={height} width={width} />;
}
