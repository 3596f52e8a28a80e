import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { SortKey } from '../../domain/case-list/sort';
import css from './grid.module.css';
import type { GridColumn, GridRow, GridRows } from './grid-column';
import { GridHead } from './internal/grid-head';
import { GridLine } from './internal/grid-line';
import { type Cell, movedCell } from './internal/grid-move';
import { useGridChoice } from './internal/use-grid-choice';
import { useGridFocus } from './internal/use-grid-focus';
import { useRowWindow } from './internal/use-row-window';
import { isSelected, type Selection, selectedCount } from './selection';
import { pressedSort } from './sort-order';

export { gridTexts } from './internal/grid-texts';

/**
 * Height of every row in CSS pixels. Browsers limit the height of an element, here to some 800,000 rows.
 */
const ROW_HEIGHT_PX = 38;
/** Width of the selection column in CSS pixels. */
const CHECKBOX_COLUMN_PX = 44;

/** What a page can do with its grid. */
export interface GridHandle {
  /** index of the row that Tab moves to, from 0 */
  row: () => number;
  /** Scrolls to a row and makes it the row that Tab reaches; focuses it on request. */
  go: (row: number, focus: boolean) => void;
}

export interface GridProps<Row extends GridRow> {
  /** Accessible name. */
  label: string;
  /** Visible columns in order, with their widths. */
  columns: readonly GridColumn<Row>[];
  rows: GridRows<Row>;
  sort: readonly SortKey<string>[];
  onSort: (sort: readonly SortKey<string>[]) => void;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Called when the rows of a selected range could not be loaded. */
  onSelectFailed: (thrown: unknown) => void;
  /** Id of the row that is open beside the list. */
  openId: number | null;
  /** Called for Enter, or a press on a row. */
  onOpen: (row: Row, index: number) => void;
  onWidth: (column: string, width: number) => void;
  /** Moves a column to the position of another. */
  onMove: (column: string, to: string) => void;
  handle?: Ref<GridHandle>;
  className?: string;
}

/**
 * A table for any number of rows that renders only the visible ones. One cell is in the tab order; arrows,
 * Page, Home and End move it, also with Control. Space selects, with Shift a range; Enter opens. Above the
 * first row are the headers, which sort and move columns.
 */
export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { columns, rows, sort, onSort, selection, onOpen } = props;
  useSyncExternalStore(rows.subscribe, rows.version);
  const box = useRef<HTMLDivElement>(null);
  const total = rows.total ?? 0;
  const cols = columns.length + 1;
  const { from, to, reveal } = useRowWindow(box, total, ROW_HEIGHT_PX);
  const { at, head, go, goHead, came } = useGridFocus(box, reveal, { rows: total, cols });
  const choice = useGridChoice(rows, selection, props.onSelect, props.onSelectFailed);
  useEffect(() => rows.want(from, to), [rows, from, to]);
  useImperativeHandle(
    props.handle,
    () => ({ row: () => at.row, go: (row, focus) => go({ row, col: at.col }, focus) }),
    [at.row, at.col, go],
  );

  const open = (index: number) => {
    const row = rows.row(index);
    if (row) onOpen(row, index);
  };
  const moveTo = (e: KeyboardEvent, from: Cell, to: Cell) => {
    if (to.row < 0) return goHead(to.col);
    go(to);
    if (e.shiftKey && to.row !== from.row && from.row >= 0) return void choice.range(to.row);
    return choice.begin(to.row);
  };
  const actionOf = (e: KeyboardEvent, inHead: boolean): (() => void) | null => {
    const head = (e.target as HTMLElement).dataset.head;
    const from = inHead ? { row: -1, col: Number(head) } : at;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 2);
    const moved = movedCell(from, e, total, cols, page);
    if (moved) return () => moveTo(e, from, moved);
    if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'a') return choice.all;
    if (inHead) return null;
    if (e.key === ' ') return () => (e.shiftKey ? void choice.range(at.row) : choice.toggle(at.row));
    return e.key === 'Enter' ? () => open(at.row) : null;
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const { head, row } = (e.target as HTMLElement).dataset;
    if (e.altKey || (head === undefined && row === undefined)) return;
    const act = actionOf(e, head !== undefined);
    if (!act) return;
    if (e.key !== 'Enter') e.preventDefault();
    act();
  };
  const onClick = (e: MouseEvent) => {
    const cell = (e.target as Element).closest<HTMLElement>('[data-row]');
    if (!cell) return;
    const row = Number(cell.dataset.row);
    const col = Number(cell.dataset.col);
    go({ row, col });
    if (e.shiftKey) void choice.range(row);
    else if (col === 0 || e.ctrlKey || e.metaKey) choice.toggle(row);
    else {
      choice.begin(row);
      open(row);
    }
  };

  const chosen = selectedCount(selection, total);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  // The focused row stays rendered when scrolled out of view, or the focus would be lost.
  if (total > 0 && at.row < from) drawn.unshift(at.row);
  else if (total > 0 && at.row >= to) drawn.push(at.row);
  const width = columns.reduce((sum, column) => sum + column.width, CHECKBOX_COLUMN_PX);
  // Rows fill the full width: where no column grows, the last one does.
  const isTight = columns.some(({ grows }) => grows);
  const template = columns.map(({ width: px, grows }, i) =>
    grows || (!isTight && i === columns.length - 1) ? `minmax(${px}px, 1fr)` : `${px}px`,
  );
  return (
    <div
      ref={box}
      role="grid"
      aria-label={props.label}
      aria-rowcount={total + 1}
      aria-colcount={cols}
      aria-multiselectable={true}
      aria-busy={!rows.ready}
      className={`${css.box} ${props.className ?? ''}`}
      style={
        {
          '--grid-columns': `${CHECKBOX_COLUMN_PX}px ${template.join(' ')}`,
          '--grid-width': `${width}px`,
          '--grid-row': `${ROW_HEIGHT_PX}px`,
        } as CSSProperties
      }
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(e) => came((e.target as HTMLElement).dataset)}
      // Selecting a range with Shift would also select the text between.
      onMouseDown={(e) => e.shiftKey && e.preventDefault()}
    >
      <GridHead
        columns={columns}
        sort={sort}
        at={head}
        chosen={chosen === 0 ? 'none' : chosen === total ? 'all' : 'some'}
        onChooseAll={choice.all}
        onSort={(column, add) => onSort(pressedSort(sort, column, add))}
        onWidth={props.onWidth}
        onMove={props.onMove}
      />
      <div role="rowgroup" className={css.body} style={{ height: total * ROW_HEIGHT_PX }}>
        {drawn.map((index) => {
          const row = rows.row(index);
          return (
            <GridLine
              key={index}
              row={row}
              index={index}
              top={index * ROW_HEIGHT_PX}
              columns={columns}
              reached={index === at.row ? at.col : -1}
              isChosen={row !== undefined && isSelected(selection, row.id)}
              isOpen={row !== undefined && row.id === props.openId}
            />
          );
        })}
      </div>
    </div>
  );
}
