import type { StructElement } from 'pdfkit';
import type { Part } from '../description';
import { COLOURS, SIZE } from './look';
import type { Look, Pen } from './pen';

type Tiles = Extract<Part, { kind: 'tiles' }>;

const VALUE = 17;
const PAD = 8;

const heightOf = (pen: Pen, { label, note }: Tiles['tiles'][number], width: number) =>
  VALUE * 1.32 + pen.height(label, width) + pen.height(note ?? '', width, { size: SIZE.small });

const eachOf = ({ tiles }: Tiles, width: number) => width / Math.max(1, tiles.length) - 2 * PAD;

export const tilesHeight = (pen: Pen, part: Tiles, width: number): number =>
  Math.max(...part.tiles.map((tile) => heightOf(pen, tile, eachOf(part, width)))) + 2 * PAD;

/** Draws key figures side by side; screen readers get each one as a whole. */
export function drawTiles(
  pen: Pen,
  parent: StructElement,
  part: Tiles,
  x: number,
  start: number,
  width: number,
): number {
  const height = tilesHeight(pen, part, width);
  const y = pen.room(start, height);
  const each = eachOf(part, width);
  pen.line(x, y, width);
  part.tiles.forEach(({ value, label, note, alert }, i) => {
    const left = x + i * (each + 2 * PAD) + (i === 0 ? 0 : PAD);
    if (i > 0)
      pen.artifact(() =>
        pen.pdf
          .lineWidth(0.7)
          .moveTo(left - PAD, y)
          .lineTo(left - PAD, y + height)
          .stroke(COLOURS.line),
      );
    pen.group(parent, 'Div', (tile) => {
      let next = y + PAD;
      const put = (words: string, look?: Look) =>
        pen.tag(tile, 'P', () => {
          next = pen.words(words, left, next, each, look);
        });
      put(value, { size: VALUE, bold: true, colour: alert ? COLOURS.alert : COLOURS.ink });
      put(label);
      if (note) put(note, { size: SIZE.small, colour: COLOURS.quiet });
    });
  });
  pen.line(x, y + height, width);
  return y + height + 6;
}
