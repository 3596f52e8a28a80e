import { useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { type EngineProps, engineOptions, engineSeries } from './engine-options';

/** Draws with apexcharts, and again as figures and width change. Loaded only when a chart comes near the view. */
export default function ChartEngine(props: EngineProps) {
  const { data, kind, theme, format, rows, width, height } = props;
  // The same objects as long as nothing changed: the library draws again for each new one.
  const options = useMemo(
    () => engineOptions({ data, kind, theme, format, rows, width, height }),
    [data, kind, theme, format, rows, width, height],
  );
  const series = useMemo(() => engineSeries(data), [data]);
  return <ReactApexChart type="bar" options={options} series={series} height={height} width={width} />;
}
