import type { StructElement } from 'pdfkit';
import type { Part, Section, Words } from '../description';
import { drawFigure, figureHeight } from './figure';
import { COLOURS, SIZE } from './look';
import type { Look, Pen } from './pen';
import { drawRows, rowsHeight } from './rows';
import { drawTable, tableHeight } from './table';
import { drawTiles, tilesHeight } from './tiles';

const HEADING: Look = { size: SIZE.heading, bold: true, colour: COLOURS.series };
const AFTER = 4;
const INDENT = 12;

const textLook = ({ small }: { small?: boolean }): Look =>
  small ? { size: SIZE.small, colour: COLOURS.quiet } : {};

const listHeight = (pen: Pen, items: readonly Words[], width: number) =>
  items.reduce((sum, item) => sum + pen.height(item, width - INDENT) + 1, 0) + AFTER;

function partHeight(pen: Pen, part: Part, width: number): number {
  switch (part.kind) {
    case 'text':
      return pen.height(part.words, width, textLook(part)) + AFTER;
    case 'rows':
      return rowsHeight(pen, part.rows, width) + AFTER;
    case 'list':
      return listHeight(pen, part.items, width);
    case 'table':
      return tableHeight(pen, part, width);
    case 'tiles':
      return tilesHeight(pen, part, width) + 6;
    case 'figure':
      return figureHeight(part, width);
  }
}

function drawList(
  pen: Pen,
  parent: StructElement,
  items: readonly Words[],
  x: number,
  start: number,
  width: number,
): number {
  const end = pen.list(parent, items, start, (list, item, from) => {
    let y = pen.room(from, Math.min(pen.height(item, width - INDENT), 60));
    pen.group(list, 'LI', (element) => {
      pen.tag(element, 'Lbl', () => pen.words('•', x + 2, y, INDENT));
      pen.tag(element, 'LBody', () => {
        y = pen.words(item, x + INDENT, y, width - INDENT) + 1;
      });
    });
    return y;
  });
  return end + AFTER;
}

function drawText(
  pen: Pen,
  parent: StructElement,
  part: Extract<Part, { kind: 'text' }>,
  x: number,
  start: number,
  width: number,
): number {
  const look = textLook(part);
  let y = pen.room(start, Math.min(pen.height(part.words, width, look), 40));
  pen.tag(parent, 'P', () => {
    y = pen.words(part.words, x, y, width, look);
  });
  return y + AFTER;
}

function drawPart(pen: Pen, parent: StructElement, part: Part, x: number, y: number, width: number): number {
  switch (part.kind) {
    case 'text':
      return drawText(pen, parent, part, x, y, width);
    case 'rows':
      return drawRows(pen, parent, part.rows, x, y, width) + AFTER;
    case 'list':
      return drawList(pen, parent, part.items, x, y, width);
    case 'table':
      return drawTable(pen, parent, part, x, y, width);
    case 'tiles':
      return drawTiles(pen, parent, part, x, y, width);
    case 'figure':
      return drawFigure(pen, parent, part, x, y, width);
  }
}

const headingHeight = (pen: Pen, { title }: Section, width: number) =>
  title === '' ? 0 : pen.height(title, width, HEADING) + 6;

/** Least height of content that must follow a heading on the same page, in points. */
const MIN_HEIGHT_AFTER_HEADING = 40;

/** Draws a section under its heading; a heading never stands alone at the foot of a page. */
export function drawSection(
  pen: Pen,
  parent: StructElement,
  section: Section,
  x: number,
  start: number,
  width: number,
): number {
  const [first] = section.parts;
  const next = first ? partHeight(pen, first, width) : 0;
  // Figures and key figures are not split over pages; for everything else a few lines after the heading
  // suffice.
  const whole = first?.kind === 'figure' || first?.kind === 'tiles';
  let y = pen.room(
    start,
    headingHeight(pen, section, width) + (whole ? next : Math.min(next, MIN_HEIGHT_AFTER_HEADING)),
  );
  pen.group(parent, 'Sect', (element) => {
    if (section.title !== '') {
      pen.tag(element, 'H2', () => {
        y = pen.words(section.title, x, y, width, HEADING);
      });
      pen.line(x, y + 1, width);
      y += 5;
    }
    for (const part of section.parts) y = drawPart(pen, element, part, x, y, width);
  });
  return y + AFTER;
}
