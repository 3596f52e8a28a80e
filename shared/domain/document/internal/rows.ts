import type { StructElement } from 'pdfkit';
import type { Row } from '../description';
import { BOTTOM, COLOURS, GAP, SIZE } from './look';
import type { Look, Pen } from './pen';

/** Column width, in points, from which two rows stand side by side. */
const TWO_ROWS_FROM = 400;
const ROW_GAP = 1.5;
/** Share of a row's width that its label takes. */
const LABEL_SHARE = { half: 0.4, line: 0.19 };

const rowLooks = ({ emphasis, shape }: Row): { label: Look; answer: Look } => {
  const size = emphasis === 'found' ? SIZE.text : SIZE.small;
  const colour = { found: COLOURS.ink, absent: COLOURS.quiet, open: COLOURS.unknown }[emphasis];
  return {
    label: { size, colour: emphasis === 'open' ? COLOURS.unknown : COLOURS.quiet },
    answer: { size, colour, bold: emphasis === 'found' && shape !== 'below' },
  };
};

const labelShare = (row: Row, width: number) =>
  row.shape === 'line' && width > TWO_ROWS_FROM ? LABEL_SHARE.line : LABEL_SHARE.half;

function rowHeight(pen: Pen, row: Row, width: number): number {
  const { label, answer } = rowLooks(row);
  const first = width * labelShare(row, width);
  return (
    Math.max(pen.height(row.label, first - 6, label), pen.height(row.words, width - first, answer)) + ROW_GAP
  );
}

/** Groups rows into lines: two per line where there is room, full-width rows alone. */
function linesOf(rows: readonly Row[], width: number): Row[][] {
  const lines: Row[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const half = width > TWO_ROWS_FROM && (row.shape ?? 'half') === 'half';
    if (half && last?.length === 1 && (last[0]?.shape ?? 'half') === 'half') last.push(row);
    else lines.push([row]);
  }
  return lines;
}

const textPart = (line: readonly Row[], width: number) =>
  width > TWO_ROWS_FROM && (line[0]?.shape ?? 'half') === 'half' ? (width - GAP) / 2 : width;

export function rowsHeight(pen: Pen, rows: readonly Row[], width: number): number {
  return linesOf(rows, width)
    .map((line) => Math.max(...line.map((row) => rowHeight(pen, row, textPart(line, width)))))
    .reduce((sum, one) => sum + one, 0);
}

/** Draws a row with the answer under the question; it may continue over pages. */
function drawBelow(pen: Pen, list: StructElement, row: Row, x: number, start: number, width: number): number {
  const { label, answer } = rowLooks(row);
  let y = pen.room(start, 3 * SIZE.text * 1.4);
  pen.group(list, 'LI', (item) => {
    pen.tag(item, 'Lbl', () => {
      y = pen.words(row.label, x, y, width, label);
    });
    pen.tag(item, 'LBody', () => {
      y = pen.words(row.words, x, y, width, answer) + ROW_GAP;
    });
  });
  return y;
}

function drawRow(pen: Pen, list: StructElement, row: Row, x: number, y: number, width: number): number {
  const { label, answer } = rowLooks(row);
  const first = width * labelShare(row, width);
  const below: number[] = [];
  pen.group(list, 'LI', (item) => {
    pen.tag(item, 'Lbl', () => below.push(pen.words(row.label, x, y, first - 6, label)));
    pen.tag(item, 'LBody', () => below.push(pen.words(row.words, x + first, y, width - first, answer)));
  });
  return Math.max(...below) + ROW_GAP;
}

/** Draws questions and answers as a list whose items have a label and a body. */
export function drawRows(
  pen: Pen,
  parent: StructElement,
  rows: readonly Row[],
  x: number,
  start: number,
  width: number,
): number {
  return pen.list(parent, linesOf(rows, width), start, (list, line, from) => {
    const [row] = line as [Row];
    const each = textPart(line, width);
    const tall = Math.max(...line.map((one) => rowHeight(pen, one, each)));
    // A row taller than half a page is drawn as `below`: side by side, label and answer would break to
    // different pages.
    if (row.shape === 'below' || tall > BOTTOM / 2)
      return line.reduce((y, one) => drawBelow(pen, list, one, x, y, width), from);
    const y = pen.room(from, tall);
    return Math.max(...line.map((one, i) => drawRow(pen, list, one, x + i * (each + GAP), y, each)));
  });
}
