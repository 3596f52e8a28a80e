import { Observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { NameText } from '../../feedback/name-text';
import { Skeleton } from '../../feedback/skeleton';
import { cx } from '../../foundation/cx';
import { Icon } from '../../foundation/icon';
import { VisuallyHidden } from '../../foundation/visually-hidden';
import css from '../grid.module.css';
import type { GridColumn } from '../grid-column';
import { useGridT } from './grid-texts';

interface Props<Row> {
  /** undefined while the row is loading */
  row: Row | undefined;
  /** index of the row, from 0 */
  index: number;
  /** offset from the first row in CSS pixels */
  top: number;
  columns: readonly GridColumn<Row>[];
  /** index of the column that Tab moves to; -1 when it is in another row */
  reached: number;
  isChosen: boolean;
  /** whether the row is open beside the list */
  isOpen: boolean;
}

function Line<Row>({ row, index, top, columns, reached, isChosen, isOpen }: Props<Row>) {
  const t = useGridT();
  const cell = (col: number) => ({
    'aria-colindex': col + 1,
    'data-row': index,
    'data-col': col,
    tabIndex: reached === col ? 0 : -1,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen || undefined}
      aria-busy={row === undefined || undefined}
      className={cx(css.row, isChosen && css.chosen, isOpen && css.open)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className={css.tickCell} {...cell(0)}>
        <span className={css.tick} data-on={isChosen || undefined}>
          {isChosen && <Icon name="check" size={14} />}
        </span>
        <VisuallyHidden>{t(isChosen ? 'grid.chosen' : 'grid.notChosen')}</VisuallyHidden>
      </div>
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          className={cx(css.cell, column.numeric && css.number)}
          {...cell(at + 1)}
        >
          {row === undefined ? (
            <>
              <Skeleton width="70%" height={12} />
              {column.isRowHeader && <VisuallyHidden>{t('grid.loading')}</VisuallyHidden>}
            </>
          ) : (
            // Followed here, because a line is drawn again only for new props: names may come after it.
            <Observer>{() => <Content>{column.cell(row)}</Content>}</Observer>
          )}
        </div>
      ))}
    </div>
  );
}

/** Truncates text with an ellipsis at the edge of the cell. */
const Content = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? (
    <span className={css.text}>
      <NameText>{children}</NameText>
    </span>
  ) : (
    children
  );

/** One row; re-rendered only when its props change. */
export const GridLine = memo(Line) as typeof Line;
