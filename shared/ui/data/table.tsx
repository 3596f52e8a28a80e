import { Observer } from 'mobx-react-lite';
import type { Key, ReactNode } from 'react';
import { NameText } from '../feedback/name-text';
import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import type { Column, TableSort } from './internal/table-column';
import { TableHead } from './internal/table-head';
import css from './table.module.css';

export type { Column, TableSort };

export interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** @param at position of the row, for rows that have nothing else of their own */
  rowKey: (row: Row, at: number) => Key;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** Whether a row is drawn as selected. */
  isSelected?: (row: Row) => boolean;
  /** Called for a press on a row outside of its controls. Keyboards use the link or button in the row. */
  onRowPress?: (row: Row) => void;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Height (CSS) from which the table scrolls inside its box under a sticky head. */
  maxHeight?: string;
  /** Whether only assistive technology gets the table: it then scrolls nowhere and is no stop of the Tab key. */
  isHidden?: boolean;
  className?: string;
}

/** Makes the scrolling box focusable, so that keyboards can scroll it. */
const scrollable = { tabIndex: 0 };
/** The content of a cell; names that have not come yet are skeletons. */
const drawn = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <NameText>{content}</NameText> : content;

/** Controls inside a row, which handle their own presses. */
const control = 'a,button,input,select,textarea,label';

/**
 * A table with sticky head, sortable columns and digits of equal width; it scrolls sideways in its own box.
 */
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
    isHidden = false,
    className,
  } = props;
  const t = useUiT();
  return (
    <section
      {...(!isHidden && scrollable)}
      aria-label={caption}
      className={cx(!isHidden && css.box, className)}
      style={isHidden ? undefined : { maxHeight }}
    >
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} sortLabel={t('table.sort')} />
        {/* Cells are drawn here, not by the component that wrote them: what they read, such as names of places, is followed here. */}
        <Observer>
          {() => (
            <tbody>
              {rows.map((row, at) => (
                <tr
                  key={rowKey(row, at)}
                  className={cx(isSelected?.(row) && css.selected, onRowPress && css.pressable)}
                  onClick={
                    onRowPress && ((e) => (e.target as Element).closest(control) === null && onRowPress(row))
                  }
                >
                  {columns.map((column) => {
                    const look = cx(column.numeric && css.number);
                    return column.isRowHeader ? (
                      <th key={column.id} scope="row" className={look}>
                        {drawn(column.cell(row))}
                      </th>
                    ) : (
                      <td key={column.id} className={look}>
                        {drawn(column.cell(row))}
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
          )}
        </Observer>
      </table>
    </section>
  );
}
