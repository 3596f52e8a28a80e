import type { StructElement } from 'pdfkit';
import type { Part } from '../description';
import { COLOURS, SIZE } from './look';
import type { Look, Pen } from './pen';

type Tiles = Extract<Part, { kind: 'tiles' }>;

const VALUE_SIZE = 17;
const TILE_PADDING = 8;

const tileHeight = (pen: Pen, { label, note }: Tiles['tiles'][number], width: number) =>
  VALUE_SIZE * 1.32 + pen.height(label, width) + pen.height(note ?? '', width, { size: SIZE.small });

const tileWidth = ({ tiles }: Tiles, width: number) => width / Math.max(1, tiles.length) - 2 * TILE_PADDING;

export const tilesHeight = (pen: Pen, part: Tiles, width: number): number =>
  Math.max(...part.tiles.map((tile) => tileHeight(pen, tile, tileWidth(part, width)))) + 2 * TILE_PADDING;

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
  const each = tileWidth(part, width);
  pen.line(x, y, width);
  part.tiles.forEach(({ value, label, note, alert }, i) => {
    const left = x + i * (each + 2 * TILE_PADDING) + (i === 0 ? 0 : TILE_PADDING);
    if (i > 0)
      pen.artifact(() =>
        pen.pdf
          .lineWidth(0.7)
          .moveTo(left - TILE_PADDING, y)
          .lineTo(left - TILE_PADDING, y + height)
          .stroke(COLOURS.line),
      );
    pen.group(parent, 'Div', (tile) => {
      let next = y + TILE_PADDING;
      const put = (words: string, look?: Look) =>
        pen.tag(tile, 'P', () => {
          next = pen.words(words, left, next, each, look);
        });
      put(value, { size: VALUE_SIZE, bold: true, colour: alert ? COLOURS.alert : COLOURS.ink });
      put(label);
      if (note) put(note, { size: SIZE.small, colour: COLOURS.quiet });
    });
  });
  pen.line(x, y + height, width);
  return y + height + 6;
}
