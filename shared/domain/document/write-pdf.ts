import { toBytes } from 'pdfkit/output';
import type { Columns, DocumentDescription, Section } from './description';
import type { DocumentFonts } from './fonts';
import { drawFeet, drawHead } from './internal/frame';
import { COLOURS, GAP, MARGIN, SIZE, WIDTH } from './internal/look';
import { drawSection } from './internal/parts';
import { Pen } from './internal/pen';

/**
 * Draws sections side by side, each column over as many pages as it needs; returns the height under the
 * longest one.
 */
function drawColumns(pen: Pen, { columns }: Columns, start: number): number {
  const width = (WIDTH - GAP * (columns.length - 1)) / columns.length;
  const first = pen.page;
  const ends = columns.map((sections, i) => {
    const x = MARGIN + i * (width + GAP);
    pen.turnTo(first);
    const y = sections.reduce((at, section) => drawSection(pen, pen.root, section, x, at, width), start);
    return { page: pen.page, y };
  });
  const last = Math.max(...ends.map(({ page }) => page));
  pen.turnTo(last);
  return Math.max(...ends.map(({ page, y }) => (page === last ? y : MARGIN)));
}

const drawBlocks = (pen: Pen, blocks: readonly (Section | Columns)[], start: number): number =>
  blocks.reduce(
    (y, block) =>
      block.kind === 'columns'
        ? drawColumns(pen, block, y)
        : drawSection(pen, pen.root, block, MARGIN, y, WIDTH),
    start,
  );

/**
 * Writes a document as a tagged PDF 1.7 on A4: its words are text, its structure tree gives the order of reading.
 * Needs no browser. The same description and fonts give the same bytes.
 */
export async function writePdf(description: DocumentDescription, fonts: DocumentFonts): Promise<Uint8Array> {
  const pen = new Pen(description, fonts);
  const bytes = toBytes(pen.pdf);
  let y = drawBlocks(pen, description.blocks, drawHead(pen, description));
  const { closing } = description;
  if (closing) {
    const look = { size: SIZE.small, colour: COLOURS.unknown };
    y = pen.room(y, pen.height(closing, WIDTH, look));
    pen.tag(pen.root, 'P', () => pen.words(closing, MARGIN, y, WIDTH, look));
  }
  pen.root.end();
  drawFeet(pen, description);
  pen.pdf.end();
  return bytes;
}
