import { formatNumber } from '../../../runtime/i18n/i18n';
import { CrossLink } from '../../../runtime/navigation/navigation';
import { Table } from '../../data/table';
import { useUiT } from '../../foundation/ui-texts';
import { type ChartData, tableOf } from '../chart-data';

interface Props {
  caption: string;
  data: ChartData;
  /** Whether the table is seen; one for assistive technology alone has no links, because what has the focus must be seen. */
  isSeen: boolean;
}

/** The data of a chart as a table. */
export function ChartTable({ caption, data, isSeen }: Props) {
  const t = useUiT();
  const { head, rows } = tableOf(data, t('chart.total'), t('chart.unobserved'));
  const pages = new Map((isSeen ? data.pages : undefined)?.map((page, at) => [rows[at], page]));
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
          const page = i === 0 ? pages.get(row) : undefined;
          if (page !== undefined) return <CrossLink to={page}>{cell}</CrossLink>;
          return typeof cell === 'number' ? formatNumber(cell, { maximumFractionDigits: 1 }) : cell;
        },
      }))}
      rows={rows}
      // Not by name: names that have not come yet are the same, and rows of one key stay when it changes.
      rowKey={(_, at) => at}
      maxHeight="420px"
      isHidden={!isSeen}
    />
  );
}
