import type { Key, ReactNode } from 'react';
import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import type { Column, TableSort } from './internal/table-column';
import { TableHead } from './internal/table-head';
import css from './table.module.css';

export type { Column, TableSort };

export interface TableProps<Row> {
  /** Accessible name, read before the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** Rows drawn as selected. */
  isSelected?: (row: Row) => boolean;
  /** A press anywhere on the row that hits no control of its own. Keyboards use the link or button in the row. */
  onRowPress?: (row: Row) => void;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** CSS height from which the table scrolls in itself, its head staying in sight. */
  maxHeight?: string;
  className?: string;
}

/** The scrolling box is reached with the keyboard, so that it can be scrolled without a pointer. */
const scrollable = { tabIndex: 0 };
/** What has a press of its own inside a row. */
const control = 'a,button,input,select,textarea,label';

/** A real table: sticky head, sortable columns, tabular figures. It scrolls sideways in itself. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    isSelected,
    onRowPress,
    empty,
    maxHeight,
    className,
  } = props;
  const t = useUiT();
  return (
    <section {...scrollable} aria-label={caption} className={cx(css.box, className)} style={{ maxHeight }}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} sortLabel={t('table.sort')} />
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(isSelected?.(row) && css.selected, onRowPress && css.pressable)}
              onClick={
                onRowPress && ((e) => (e.target as Element).closest(control) === null && onRowPress(row))
              }
            >
              {columns.map((column) => {
                const look = cx(column.numeric && css.number);
                return column.isRowHeader ? (
                  <th key={column.id} scope="row" className={look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
