import type { Part, Shape } from '../description';
import { ASCENT, COLOURS, SIZE } from './look';
import type { Pen } from './pen';

type Figure = Extract<Part, { kind: 'figure' }>;

const scaleOf = ({ width }: Figure, room: number) => Math.min(1, room / width);

export const figureHeight = (figure: Figure, room: number): number =>
  figure.height * scaleOf(figure, room) + 6;

type Label = Extract<Shape, { kind: 'label' }>;

function drawLabel(pen: Pen, { x, y, text, size = SIZE.small, ink = 'ink', align = 'left' }: Label): void {
  const wide = pen.width(text, { size });
  const from = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
  // `y` of a label is its baseline, as in SVG. The extra point of width keeps rounding from breaking the
  // line.
  pen.words(text, from, y - size * ASCENT, wide + 1, { size, colour: COLOURS[ink] });
}

function drawOutline({ pdf }: Pen, shape: Exclude<Shape, Label>): void {
  const { fill, stroke } = shape;
  if (shape.kind === 'rect') pdf.rect(shape.x, shape.y, shape.width, shape.height);
  else if (shape.kind === 'circle') pdf.circle(shape.x, shape.y, shape.radius);
  else pdf.path(shape.d);
  pdf.lineWidth(shape.kind === 'path' ? (shape.width ?? 0.7) : 0.7);
  if (fill && stroke) pdf.fillAndStroke(COLOURS[fill], COLOURS[stroke], 'even-odd');
  else if (fill) pdf.fill(COLOURS[fill], 'even-odd');
  else pdf.stroke(COLOURS[stroke ?? 'ink']);
}

/** Draws a figure, scaled down where it is wider than its column; screen readers get its `alt`. */
export function drawFigure(
  pen: Pen,
  parent: Parameters<Pen['tag']>[0],
  figure: Figure,
  x: number,
  start: number,
  room: number,
): number {
  const scale = scaleOf(figure, room);
  const y = pen.room(start, figureHeight(figure, room)) + 3;
  pen.tag(
    parent,
    'Figure',
    () => {
      // The figure as a whole has been placed on the page: without a bottom margin, no label inside can
      // start a new one.
      const { margins } = pen.pdf.page;
      const { bottom } = margins;
      margins.bottom = -1e6;
      pen.pdf.save().translate(x, y).scale(scale);
      for (const shape of figure.shapes) {
        if (shape.kind === 'label') drawLabel(pen, shape);
        else drawOutline(pen, shape);
      }
      pen.pdf.restore();
      margins.bottom = bottom;
    },
    { alt: figure.alt, bbox: [x, y, x + figure.width * scale, y + figure.height * scale] },
  );
  return y + figure.height * scale + 3;
}
