import type { StructElement } from 'pdfkit';
import type { Cell, Part, Words } from '../description';
import { COLOURS, SIZE } from './look';
import type { Look, Pen } from './pen';

type Table = Extract<Part, { kind: 'table' }>;

const CELL_PADDING = 1.2;
const SIDE = 4;
/** Space between a bar and the text beside it. */
const BAR_GAP = 6;
const TEXT: Look = { size: 9, colour: COLOURS.ink };
const HEAD: Look = { size: SIZE.small, colour: COLOURS.quiet };
const TOTAL: Look = { ...TEXT, bold: true };

type Kind = 'head' | 'row' | 'total';
const LOOKS: Record<Kind, Look> = { head: HEAD, row: TEXT, total: TOTAL };

/** Left edge and width of each column, and the length of its longest bar. */
function columnsOf(
  pen: Pen,
  { head, rows, widths }: Table,
  width: number,
): { x: number; width: number; bars: number }[] {
  const count = Math.max(head.length, rows[0]?.length ?? 0);
  const shares = widths ?? Array.from({ length: count }, (_, i) => (i === 0 ? 2 : 1));
  const all = shares.reduce((sum, one) => sum + one, 0);
  let x = 0;
  return shares.map((share, i) => {
    const each = (width * share) / all;
    const column = { x, width: each, bars: each - 2 * SIDE - widestText(pen, rows, i) - BAR_GAP };
    x += column.width;
    return column;
  });
}

/** Width in points of the longest text beside a bar of a column. */
const widestText = (pen: Pen, rows: Table['rows'], column: number): number =>
  Math.max(
    0,
    ...rows.map((row) => {
      const cell = row[column];
      return cell?.bar === undefined ? 0 : pen.width(plainText(cell.words), TEXT);
    }),
  );

const plainText = (words: Words): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('');

type Columns = ReturnType<typeof columnsOf>;

/**
 * Width available to the words of a column; the first column begins at the edge of the table, without
 * padding.
 */
const innerWidth = (columns: Columns, i: number): number =>
  (columns[i]?.width ?? 0) - (i === 0 ? SIDE : 2 * SIDE);

const rowHeight = (pen: Pen, cells: readonly Cell[], columns: Columns, kind: Kind): number =>
  Math.max(...cells.map(({ words }, i) => pen.height(words, innerWidth(columns, i), LOOKS[kind]))) +
  2 * CELL_PADDING;

export function tableHeight(pen: Pen, table: Table, width: number): number {
  const columns = columnsOf(pen, table, width);
  return [
    rowHeight(pen, table.head, columns, 'head'),
    ...table.rows.map((row) => rowHeight(pen, row, columns, 'row')),
    ...(table.total ? [rowHeight(pen, table.total, columns, 'total')] : []),
  ].reduce((sum, one) => sum + one, 6);
}

/**
 * Draws the cells of one row. The caller passes how they are tagged, because a repeated head is decoration.
 */
function drawCells(
  pen: Pen,
  cells: readonly Cell[],
  columns: Columns,
  kind: Kind,
  at: { x: number; y: number },
  each: (cell: Cell, draw: () => void) => void,
): void {
  cells.forEach((cell, i) => {
    const column = columns[i] ?? { x: 0, width: 0, bars: 0 };
    const left = at.x + column.x + (i === 0 ? 0 : SIDE);
    const width = innerWidth(columns, i);
    const { bar } = cell;
    if (bar !== undefined && bar > 0 && column.bars > 0)
      pen.artifact(() =>
        pen.pdf.rect(left, at.y + CELL_PADDING + 1, column.bars * bar, 9).fill(COLOURS.series),
      );
    const align = bar !== undefined ? 'right' : (cell.align ?? 'left');
    each(cell, () => pen.words(cell.words, left, at.y + CELL_PADDING, width, { ...LOOKS[kind], align }));
  });
}

/** Draws a table whose head is repeated on each page. */
export function drawTable(
  pen: Pen,
  parent: StructElement,
  table: Table,
  x: number,
  start: number,
  width: number,
): number {
  const columns = columnsOf(pen, table, width);
  const headHeight = rowHeight(pen, table.head, columns, 'head');
  const first = table.rows[0] ? rowHeight(pen, table.rows[0], columns, 'row') : 0;
  let y = pen.room(start, headHeight + first);
  pen.group(parent, 'Table', (element) => {
    const put = (cells: readonly Cell[], kind: Kind) => {
      const height = rowHeight(pen, cells, columns, kind);
      const from = pen.room(y, height);
      if (from < y && kind !== 'head') {
        pen.artifact(() => drawCells(pen, table.head, columns, 'head', { x, y: from }, (_, draw) => draw()));
        pen.line(x, from + headHeight, width);
      }
      y = from < y && kind !== 'head' ? from + headHeight : from;
      pen.group(element, 'TR', (row) =>
        drawCells(pen, cells, columns, kind, { x, y }, (cell, draw) => {
          if (kind === 'head') pen.tag(row, 'TH', draw, { scope: 'Column' });
          else if (cell.head) pen.tag(row, 'TH', draw, { scope: 'Row' });
          else pen.tag(row, 'TD', draw);
        }),
      );
      y += height;
      pen.line(x, y, width);
    };
    put(table.head, 'head');
    for (const row of table.rows) put(row, 'row');
    if (table.total) put(table.total, 'total');
  });
  return y + 6;
}
