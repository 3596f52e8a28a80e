import { NEWEST_FIRST, type SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ColumnLayout, withPlace, withWidth } from '@ciguawatch/shared/ui/grid/column-layout';
import { Grid, type GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import type { PagedRows } from '@ciguawatch/shared/ui/grid/paged-rows';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import type { CaseLine } from '../store/case-line';
import type { PageStart } from '../store/case-list-port';
import type { CaseListStore } from '../store/case-list-store';
import css from './list.module.css';

interface Props {
  store: CaseListStore;
  rows: PagedRows<CaseLine, PageStart>;
  columns: readonly GridColumn<CaseLine>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onSort: (sort: readonly SortKey[]) => void;
  onFailed: (thrown: unknown) => void;
  handle: Ref<GridHandle>;
}

/** Table of the case list. */
export const CaseGrid = observer(function CaseGrid(props: Props) {
  const { store, rows, columns, layout, onLayout, onSort } = props;
  const t = useT('caseList');
  return (
    <Grid
      label={t('page.title')}
      className={css.grid ?? ''}
      columns={columns}
      rows={rows}
      sort={store.query?.sort ?? NEWEST_FIRST}
      // The cast is safe: the grid offers sorting only for columns marked `sortable`.
      onSort={(sort) => onSort(sort as readonly SortKey[])}
      selection={store.selection}
      onSelect={(selection) => store.select(selection)}
      onSelectFailed={props.onFailed}
      openId={store.opened?.id ?? null}
      onOpen={(row, index) => store.open(row, index)}
      onWidth={(id, width) => onLayout(withWidth(layout, id, width))}
      onMove={(id, to) => onLayout(withPlace(layout, id, to))}
      {...(props.handle && { handle: props.handle })}
    />
  );
});
