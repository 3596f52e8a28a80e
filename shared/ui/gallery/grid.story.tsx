import { useMemo, useState } from 'react';
import type { SortKey } from '../../domain/case-list/sort';
import { formatDate, formatNumber } from '../../runtime/i18n/i18n';
import { ColumnChooser } from '../grid/column-chooser';
import { type ColumnLayout, defaultLayout, drawnColumns, withPlace, withWidth } from '../grid/column-layout';
import { Grid } from '../grid/grid';
import type { GridColumn } from '../grid/grid-column';
import { PagedRows } from '../grid/paged-rows';
import { NOTHING_SELECTED, selectedCount } from '../grid/selection';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const TOTAL_ROWS = 100_000;
const ROWS_PER_PAGE = 200;
const ISLANDS = ['Huahine', 'Tahiti', 'Hao', 'Rangiroa', 'Raʻiātea', 'Nuku Hiva', 'Tubuai', 'Mangareva'];

interface Row {
  id: number;
  day: string;
  island: string;
  ill: number;
}

const rowAt = (index: number): Row => ({
  id: TOTAL_ROWS - index,
  day: new Date(Date.UTC(2026, 10, 20) - index * 3_100_000).toISOString().slice(0, 10),
  island: ISLANDS[(index * 7) % ISLANDS.length] as string,
  ill: 1 + (index % 5),
});

/** Generates rows on request, as a server would send them. */
const manyRows = () =>
  new PagedRows<Row, number>({
    count: async () => TOTAL_ROWS,
    page: async (from) => ({
      rows: Array.from({ length: ROWS_PER_PAGE }, (_, i) => rowAt((from ?? 0) + i)),
      next: (from ?? 0) + ROWS_PER_PAGE < TOTAL_ROWS ? (from ?? 0) + ROWS_PER_PAGE : null,
    }),
    anchors: async () => ({
      step: 1000,
      marks: Array.from({ length: TOTAL_ROWS / 1000 - 1 }, (_, k) => (k + 1) * 1000),
    }),
  });

function Show() {
  const t = useGalleryT();
  const rows = useMemo(manyRows, []);
  const columns: GridColumn<Row>[] = [
    { id: 'id', label: t('table.id'), width: 100, cell: (row) => row.id, isRowHeader: true, sortable: true },
    { id: 'day', label: t('table.day'), width: 120, cell: (row) => formatDate(row.day, 'short') },
    { id: 'island', label: t('table.island'), width: 180, cell: (row) => row.island, sortable: true },
    {
      id: 'ill',
      label: t('table.ill'),
      width: 90,
      cell: (row) => formatNumber(row.ill),
      numeric: true,
      optional: true,
    },
  ];
  const [layout, setLayout] = useState<ColumnLayout>(defaultLayout(columns));
  const [sort, setSort] = useState<readonly SortKey<string>[]>([{ column: 'id', descending: true }]);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <span role="status">{formatNumber(selectedCount(selection, TOTAL_ROWS))}</span>
        <ColumnChooser label={t('table.columns')} columns={columns} layout={layout} onChange={setLayout} />
      </div>
      <Grid
        className={css.desk}
        label={t('table.many')}
        columns={drawnColumns(columns, layout)}
        rows={rows}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        onSelectFailed={() => undefined}
        openId={open}
        onOpen={(row) => setOpen(row.id)}
        onWidth={(id, width) => setLayout(withWidth(layout, id, width))}
        onMove={(id, to) => setLayout(withPlace(layout, id, to))}
      />
    </div>
  );
}

export default { id: 'Grid', Show } satisfies Story;
