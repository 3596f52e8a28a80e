import { toBytes } from 'pdfkit/output';
import type { Columns, DocumentDescription, Section } from './description';
import type { DocumentFonts } from './fonts';
import { drawFeet, drawHead } from './internal/frame';
import { BOTTOM, COLOURS, GAP, MARGIN, SIZE, WIDTH } from './internal/look';
import { drawSection, sectionHeight } from './internal/parts';
import { Pen } from './internal/pen';

/** Sections side by side where they fit one page, else one under the other, where they may be broken. */
function drawColumns(pen: Pen, { columns }: Columns, start: number): number {
  const width = (WIDTH - GAP * (columns.length - 1)) / columns.length;
  const height = Math.max(
    ...columns.map((sections) =>
      sections.reduce((sum, section) => sum + sectionHeight(pen, section, width), 0),
    ),
  );
  if (height > BOTTOM - MARGIN) return drawBlocks(pen, columns.flat(), start);
  const top = pen.room(start, height);
  const ends = columns.map((sections, i) => {
    const x = MARGIN + i * (width + GAP);
    return sections.reduce((y, section) => drawSection(pen, pen.root, section, x, y, width), top);
  });
  return Math.max(...ends);
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
