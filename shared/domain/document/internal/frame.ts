import type { DocumentDescription } from '../description';
import { arcs } from '../ring-arcs';
import { COLOURS, FOOT, MARGIN, MARK, NOTICE, PAGE, SIZE, STRIPE, WIDTH } from './look';
import type { Pen } from './pen';

const STRIPE_COUNT = 18;
const LEFT = MARGIN + 44;

function drawMark({ pdf }: Pen): void {
  pdf
    .save()
    .translate(MARGIN, MARGIN - 2)
    .scale(36 / 48);
  pdf.circle(24, 24, 13).fill(MARK.sea);
  pdf.circle(27, 22, 3).fill(COLOURS.paper);
  pdf.lineWidth(5).lineCap('butt');
  for (const d of arcs(6, 20, 24)) pdf.path(d).stroke(MARK.ring);
  pdf.restore();
}

function drawNeatline({ pdf }: Pen, y: number): void {
  const width = WIDTH / STRIPE_COUNT;
  for (let i = 0; i < STRIPE_COUNT; i += 2) pdf.rect(MARGIN + i * width, y, width, 4.5).fill(STRIPE);
  pdf.lineWidth(0.7).rect(MARGIN, y, WIDTH, 4.5).stroke(STRIPE);
}

function drawNotice(pen: Pen, text: string, y: number): number {
  const look = { size: SIZE.text, bold: true };
  const height = pen.height(text, WIDTH - 16, look) + 10;
  pen.artifact(() =>
    pen.pdf.lineWidth(0.7).rect(MARGIN, y, WIDTH, height).fillAndStroke(NOTICE.ground, NOTICE.edge),
  );
  pen.tag(pen.root, 'P', () => pen.words(text, MARGIN + 8, y + 5, WIDTH - 16, look));
  return y + height + 8;
}

/**
 * Status of the document (draft, edition) at the top of each page; a second line extends upwards into the
 * margin.
 */
function drawStatus(
  pen: Pen,
  { status = '', mark = '', stamp }: Pick<DocumentDescription, 'status' | 'mark' | 'stamp'>,
): void {
  const look = { size: SIZE.small, bold: true, colour: stamp ? COLOURS.alert : COLOURS.quiet };
  const width = WIDTH - (mark === '' ? 0 : pen.width(mark, look) + 12);
  pen.words(status, MARGIN, MARGIN - 7 - pen.height(status, width, look), width, look);
}

/** Largest width and letter size of the pale word across a page, in points. */
const STAMP_LIMITS = { width: 520, size: 150 };

function drawStamp({ pdf }: Pen, word: string): void {
  const [x, y] = [PAGE.width / 2, PAGE.height / 2];
  const size = Math.min(
    STAMP_LIMITS.size,
    (100 * STAMP_LIMITS.width) / pdf.font('bold').fontSize(100).widthOfString(word),
  );
  pdf
    .save()
    .rotate(-52, { origin: [x, y] })
    .fontSize(size)
    .fillColor(COLOURS.alert)
    .fillOpacity(0.1);
  pdf.text(word, x - pdf.widthOfString(word) / 2, y - size / 2, { lineBreak: false });
  pdf.fillOpacity(1).restore();
}

/** The head of the first page: the portal's logo and name, the title, and the striped line. */
export function drawHead(
  pen: Pen,
  { portal, title, subtitle = '', aside = '', notice, mark, status = '', stamp }: DocumentDescription,
): number {
  const right = aside === '' ? 0 : pen.width(aside, { size: SIZE.aside, bold: true }) + 12;
  const width = WIDTH - 44 - right;
  pen.artifact(() => drawMark(pen));
  let y = MARGIN - 3;
  if (status !== '') pen.tag(pen.root, 'P', () => drawStatus(pen, { status, mark, stamp }));
  if (mark)
    pen.tag(pen.root, 'P', () =>
      pen.words(mark, MARGIN, MARGIN - 18, WIDTH, {
        size: SIZE.small,
        bold: true,
        colour: COLOURS.alert,
        align: 'right',
      }),
    );
  pen.tag(pen.root, 'P', () => {
    y = pen.words(portal, LEFT, y, width, { colour: COLOURS.quiet });
  });
  pen.tag(pen.root, 'H1', () => {
    y = pen.words(title, LEFT, y, width, { size: SIZE.title, bold: true });
  });
  if (aside !== '')
    pen.tag(pen.root, 'P', () =>
      pen.words(aside, MARGIN, MARGIN + 9, WIDTH, { size: SIZE.aside, bold: true, align: 'right' }),
    );
  if (subtitle !== '')
    pen.tag(pen.root, 'P', () => {
      y = pen.words(subtitle, LEFT, y, width, { size: 10.5, colour: COLOURS.quiet });
    });
  y = Math.max(y + 5, MARGIN + 38);
  pen.artifact(() => drawNeatline(pen, y));
  y += 14;
  return notice ? drawNotice(pen, notice, y) : y;
}

/**
 * Prints what repeats on every page: foot with page number, status and mark at the top, and the pale word
 * across the page.
 */
export function drawFeet(pen: Pen, { foot, mark, status, stamp }: DocumentDescription): void {
  const { start, count } = pen.pdf.bufferedPageRange();
  const look = { size: SIZE.small, colour: COLOURS.unknown };
  const y = PAGE.height - MARGIN - FOOT + 10;
  for (let page = start; page < start + count; page++) {
    pen.pdf.switchToPage(page);
    // The foot lies in the bottom margin, where pdfkit would start a new page.
    pen.pdf.page.margins.bottom = 0;
    const number = `${page - start + 1} / ${count}`;
    pen.artifact(() => {
      pen.words(foot, MARGIN, y, WIDTH - 60, look);
      pen.words(number, MARGIN, y, WIDTH, { ...look, align: 'right' });
      if (stamp) drawStamp(pen, stamp);
      if (status && page > start) drawStatus(pen, { status, mark, stamp });
      if (mark && page > start)
        pen.words(mark, MARGIN, MARGIN - 18, WIDTH, {
          size: SIZE.small,
          bold: true,
          colour: COLOURS.alert,
          align: 'right',
        });
    }, 'Pagination');
  }
}
