import type { StructElement } from 'pdfkit';
import type { Row } from '../description';
import { BOTTOM, COLOURS, GAP, SIZE } from './look';
import type { Look, Pen } from './pen';

/** Column width, in points, from which two rows stand side by side. */
const WIDE = 400;
const BETWEEN = 1.5;
/** Share of a row's width that its label takes. */
const LABEL = { half: 0.4, line: 0.19 };

const looks = ({ emphasis, shape }: Row): { label: Look; answer: Look } => {
  const size = emphasis === 'found' ? SIZE.text : SIZE.small;
  const colour = { found: COLOURS.ink, absent: COLOURS.quiet, open: COLOURS.unknown }[emphasis];
  return {
    label: { size, colour: emphasis === 'open' ? COLOURS.unknown : COLOURS.quiet },
    answer: { size, colour, bold: emphasis === 'found' && shape !== 'below' },
  };
};

const shareOf = (row: Row, width: number) => (row.shape === 'line' && width > WIDE ? LABEL.line : LABEL.half);

function heightOf(pen: Pen, row: Row, width: number): number {
  const { label, answer } = looks(row);
  const first = width * shareOf(row, width);
  return (
    Math.max(pen.height(row.label, first - 6, label), pen.height(row.words, width - first, answer)) + BETWEEN
  );
}

/** Groups rows into lines: two per line where there is room, full-width rows alone. */
function linesOf(rows: readonly Row[], width: number): Row[][] {
  const lines: Row[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const half = width > WIDE && (row.shape ?? 'half') === 'half';
    if (half && last?.length === 1 && (last[0]?.shape ?? 'half') === 'half') last.push(row);
    else lines.push([row]);
  }
  return lines;
}

const part = (line: readonly Row[], width: number) =>
  width > WIDE && (line[0]?.shape ?? 'half') === 'half' ? (width - GAP) / 2 : width;

export function rowsHeight(pen: Pen, rows: readonly Row[], width: number): number {
  return linesOf(rows, width)
    .map((line) => Math.max(...line.map((row) => heightOf(pen, row, part(line, width)))))
    .reduce((sum, one) => sum + one, 0);
}

/** Draws a row with the answer under the question; it may continue over pages. */
function drawBelow(pen: Pen, list: StructElement, row: Row, x: number, start: number, width: number): number {
  const { label, answer } = looks(row);
  let y = pen.room(start, 3 * SIZE.text * 1.4);
  pen.group(list, 'LI', (item) => {
    pen.tag(item, 'Lbl', () => {
      y = pen.words(row.label, x, y, width, label);
    });
    pen.tag(item, 'LBody', () => {
      y = pen.words(row.words, x, y, width, answer) + BETWEEN;
    });
  });
  return y;
}

function drawRow(pen: Pen, list: StructElement, row: Row, x: number, y: number, width: number): number {
  const { label, answer } = looks(row);
  const first = width * shareOf(row, width);
  const below: number[] = [];
  pen.group(list, 'LI', (item) => {
    pen.tag(item, 'Lbl', () => below.push(pen.words(row.label, x, y, first - 6, label)));
    pen.tag(item, 'LBody', () => below.push(pen.words(row.words, x + first, y, width - first, answer)));
  });
  return Math.max(...below) + BETWEEN;
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
    const each = part(line, width);
    const tall = Math.max(...line.map((one) => heightOf(pen, one, each)));
    // A row taller than half a page is drawn as `below`: side by side, label and answer would break to
    // different pages.
    if (row.shape === 'below' || tall > BOTTOM / 2)
      return line.reduce((y, one) => drawBelow(pen, list, one, x, y, width), from);
    const y = pen.room(from, tall);
    return Math.max(...line.map((one, i) => drawRow(pen, list, one, x + i * (each + GAP), y, each)));
  });
}
