import ApexCharts from 'apexcharts';
import { useLayoutEffect, useRef } from 'react';
import { type EngineProps, engineOptions, engineSeries } from './engine-options';

/**
 * Renders a chart with apexcharts once and synchronously, because a printed sheet is captured immediately.
 */
export function PaperEngine(props: EngineProps) {
  const { data, kind, theme, format, rows, width, height, smallest } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const options = engineOptions({ data, kind, theme, format, rows, width, height, smallest });
    const chart = new ApexCharts(box.current, { ...options, series: engineSeries(data) });
    void chart.render();
    return () => chart.destroy();
  }, [data, kind, theme, format, rows, width, height, smallest]);
  return <div ref={box} />;
}
