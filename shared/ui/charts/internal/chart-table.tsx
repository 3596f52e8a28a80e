import { formatNumber } from '../../../runtime/i18n/i18n';
import { Table } from '../../data/table';
import { useUiT } from '../../foundation/ui-texts';
import { type ChartData, tableOf } from '../chart-data';

/** The figures of a chart as a real table. */
export function ChartTable({ caption, data }: { caption: string; data: ChartData }) {
  const t = useUiT();
  const { head, rows } = tableOf(data, t('chart.total'), t('chart.unobserved'));
  return (
    <Table
      caption={caption}
      columns={head.map((header, i) => ({
        id: String(i),
        header,
        isRowHeader: i === 0,
        numeric: i > 0,
        cell: (row: (string | number)[]) => {
          const cell = row[i];
          return typeof cell === 'number' ? formatNumber(cell, { maximumFractionDigits: 1 }) : cell;
        },
      }))}
      rows={rows}
      rowKey={(row) => String(row[0])}
      maxHeight="420px"
    />
  );
}
