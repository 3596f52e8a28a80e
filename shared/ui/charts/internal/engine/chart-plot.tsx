import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { language } from '../../../../runtime/i18n/i18n';
import { theme } from '../../../../runtime/page/theme';
import { Skeleton } from '../../../feedback/skeleton';
import css from '../../chart-card.module.css';
import type { ChartData, ChartKind } from '../../chart-data';
import { type ChartTheme, chartTheme } from '../chart-colours';
import { EMPTY_LAYOUT, rowLayout } from '../chart-rows';
import { textMeasure } from '../text-width';
import { useNear } from '../use-near';
import { useWidth } from '../use-width';
import { formatOf } from '../value-format';
import { chartHeight } from './chart-options';
import { useFonts } from './use-fonts';

const ChartEngine = lazy(() => import('./chart-engine'));

/** Least width of a column in pixels; longer charts scroll sideways instead of shrinking. */
const MIN_COLUMN_WIDTH_PX = 15;
const MAX_UNSCROLLED_COLUMNS = 16;
interface ChartPlotProps {
  data: ChartData;
  kind: ChartKind;
}

/** The drawing of a chart; decoration beside the table with the same content. */
export const ChartPlot = observer(function ChartPlot({ data, kind }: ChartPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const inside = useWidth(box);
  const fonts = useFonts();
  const [colours, setColours] = useState<{ shown: string; theme: ChartTheme } | null>(null);
  const { code } = language;
  useEffect(() => {
    const read = () => box.current && setColours({ shown: theme.shown, theme: chartTheme(box.current) });
    read();
    // Synchronous, because the browser prints the page as it is when the event handler returns.
    return reaction(
      () => theme.shown,
      () => flushSync(read),
    );
  }, []);
  const drawn = colours !== null && near && fonts;
  useEffect(() => {
    // Scrolls to the latest months, at the end.
    const element = box.current;
    if (element && drawn && data.categories.length > 0) element.scrollLeft = element.scrollWidth;
  }, [drawn, data]);
  const format = formatOf(code);
  const rows = useMemo(
    () =>
      kind === 'column' || !colours || !inside || !fonts
        ? EMPTY_LAYOUT
        : rowLayout(data, inside, format, textMeasure(colours.theme.font)),
    [data, kind, colours, inside, format, fonts],
  );
  const height = chartHeight(kind, data.categories.length, rows.row);
  const wait = <Skeleton height={height} />;
  // Charts of grouped years are always drawn in full width, so that their gaps stay visible.
  const long = kind === 'column' && data.categories.length > MAX_UNSCROLLED_COLUMNS && !data.groups;
  const least = long ? data.categories.length * MIN_COLUMN_WIDTH_PX : 0;
  return (
    <div ref={box} className={css.plot} aria-hidden="true" style={{ minHeight: height }}>
      <div style={{ minWidth: least }}>
        {drawn && inside ? (
          <Suspense fallback={wait}>
            <ChartEngine
              key={`${colours.shown} ${code} ${kind}`}
              data={data}
              kind={kind}
              theme={colours.theme}
              format={format}
              rows={rows}
              width={Math.max(least, inside)}
              height={height}
            />
          </Suspense>
        ) : (
          wait
        )}
      </div>
    </div>
  );
});
