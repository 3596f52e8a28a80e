import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { language } from '../../runtime/i18n/i18n';
import { type ChartData, type ChartKind, isEmpty } from './chart-data';
import { chartTheme } from './internal/chart-colours';
import { ChartKey } from './internal/chart-key';
import { EMPTY_LAYOUT, rowLayout } from './internal/chart-rows';
import { chartHeight } from './internal/engine/chart-options';
import { PaperEngine } from './internal/engine/paper-engine';
import { textMeasure } from './internal/text-width';
import { formatOf } from './internal/value-format';

/** Nine points in pixels; smaller letters are hard to read on paper. */
const MIN_FONT_SIZE_PX = 12;

export interface PaperChartProps {
  data: ChartData;
  kind: ChartKind;
  /** width in pixels at 96 per inch */
  width: number;
  /** text printed in place of an empty chart */
  emptyText: string;
}

/**
 * A chart rendered synchronously in the width of a sheet: the screen's drawing scaled down would have
 * unreadably small letters.
 */
export const PaperChart = observer(function PaperChart({ data, kind, width, emptyText }: PaperChartProps) {
  const { code } = language;
  const format = formatOf(code);
  const theme = useMemo(() => chartTheme(document.body), []);
  const rows = useMemo(
    () => (kind === 'column' ? EMPTY_LAYOUT : rowLayout(data, width, format, textMeasure(theme.font))),
    [data, kind, width, format, theme],
  );
  if (isEmpty(data)) return <p>{emptyText}</p>;
  const height = chartHeight(kind, data.categories.length, rows.row);
  return (
    <>
      <div style={{ height }}>
        <PaperEngine
          data={data}
          kind={kind}
          theme={theme}
          format={format}
          rows={rows}
          width={width}
          height={height}
          smallest={MIN_FONT_SIZE_PX}
        />
      </div>
      <ChartKey entries={data.key ?? []} />
    </>
  );
});
