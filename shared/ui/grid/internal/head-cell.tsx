import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { SortKey } from '../../../domain/case-list/sort';
import { cx } from '../../foundation/cx';
import { Icon } from '../../foundation/icon';
import { VisuallyHidden } from '../../foundation/visually-hidden';
import css from '../grid.module.css';
import type { GridColumn } from '../grid-column';
import { useGridT } from './grid-texts';
import { WidthHandle } from './width-handle';

/** Type of the drag data, so that nothing else is accepted as a column. */
const DRAGGED_COLUMN_TYPE = 'application/x-grid-column';

interface Props<Row> {
  column: GridColumn<Row>;
  /** index of the column, from 0, without the selection column */
  index: number;
  sort: readonly SortKey<string>[];
  isReached: boolean;
  onSort: (column: string, add: boolean) => void;
  onWidth: (column: string, width: number) => void;
  /** Moves a column to the position of another. */
  onMove: (column: string, to: string) => void;
  /** Moves the column one place left (-1) or right (1). */
  onStep: (index: number, by: -1 | 1) => void;
}

/** The header of one column: sorts, resizes, and can be dragged. */
export function HeadCell<Row>(props: Props<Row>) {
  const { column, index, sort, isReached, onSort, onMove, onStep } = props;
  const t = useGridT();
  const [over, setOver] = useState(false);
  const rank = sort.findIndex((key) => key.column === column.id);
  const key = sort[rank];
  const order = !key ? 'none' : key.descending ? 'descending' : 'ascending';
  const onKeyDown = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowLeft' ? -1 : e.key === 'ArrowRight' ? 1 : 0;
    if (e.altKey && step !== 0) onStep(index, step);
    else if (column.sortable && (e.key === 'Enter' || e.key === ' ')) onSort(column.id, e.shiftKey);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const drag = {
    draggable: true,
    onDragStart: (e: DragEvent) => e.dataTransfer.setData(DRAGGED_COLUMN_TYPE, column.id),
  };
  const drop = {
    onDragOver: (e: DragEvent) => {
      if (!e.dataTransfer.types.includes(DRAGGED_COLUMN_TYPE)) return;
      e.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (e: DragEvent) => {
      setOver(false);
      const from = e.dataTransfer.getData(DRAGGED_COLUMN_TYPE);
      if (from) onMove(from, column.id);
    },
  };
  const name = (
    <>
      <span className={css.name}>{column.label}</span>
      {key && <Icon name={key.descending ? 'chevron-down' : 'chevron-up'} size={15} />}
      {key && sort.length > 1 && (
        <span className={css.rank}>
          <span aria-hidden="true">{rank + 1}</span>
          <VisuallyHidden>{t('grid.sortRank', { rank: rank + 1 })}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const reach = { tabIndex: isReached ? 0 : -1, 'data-head': index + 1, onKeyDown };
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-sort={column.sortable ? order : undefined}
      className={cx(css.headCell, column.numeric && css.number, over && css.over)}
      {...drop}
    >
      {column.sortable ? (
        <button
          type="button"
          className={css.sort}
          title={t('grid.sortHint')}
          onClick={(e) => onSort(column.id, e.shiftKey)}
          {...reach}
          {...drag}
        >
          {name}
        </button>
      ) : (
        <button type="button" className={css.sort} {...reach} {...drag}>
          {name}
        </button>
      )}
      <WidthHandle
        name={column.label}
        width={column.width}
        isReached={isReached}
        onWidth={(width) => props.onWidth(column.id, width)}
      />
    </div>
  );
}
