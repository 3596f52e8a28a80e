import { wrap } from './wrap';

/** Twice the pixels of the screen, so that the image prints well. */
export const PIXEL_SCALE = 2;
const MARGIN_PX = 20;
const TITLE_SIZE_PX = 18;
const TEXT_SIZE_PX = 14;
const SMALL_SIZE_PX = 12;

/** Texts around an image. */
export interface PictureWords {
  title: string;
  /** filters, above the drawing */
  head: readonly string[];
  sentence: string;
  /** age, source and address, below the drawing */
  foot: readonly string[];
}

/** Colours and font of an image. */
interface PictureLook {
  font: string;
  ink: string;
  quiet: string;
  surface: string;
}

interface Line {
  text: string;
  size: number;
  weight: number;
  colour: string;
  y: number;
}

/**
 * An image with title and filters above a drawing, summary and source below.
 * @param size of the drawing in CSS pixels
 * @param draw draws it; the context is scaled to CSS pixels at the drawing's corner
 * @returns null where no canvas is available
 */
export async function pictureSheet(
  words: PictureWords,
  look: PictureLook,
  size: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const width = Math.max(size.width, 480);
  const font = (px: number, weight: number) => `${weight} ${px}px ${look.font}`;
  // A canvas does not load a font weight that the page has not used yet.
  await Promise.all(
    [TITLE_SIZE_PX, TEXT_SIZE_PX].map((px) =>
      document.fonts?.load(font(px, px === TITLE_SIZE_PX ? 700 : 400), words.title),
    ),
  ).catch(() => undefined);
  const lines: Line[] = [];
  let y = MARGIN_PX;
  const write = (text: string, px: number, weight: number, colour: string) => {
    pen.font = font(px, weight);
    for (const line of wrap(text, (part) => pen.measureText(part).width <= width)) {
      lines.push({ text: line, size: px, weight, colour, y });
      y += Math.round(px * 1.45);
    }
  };
  write(words.title, TITLE_SIZE_PX, 700, look.ink);
  for (const line of words.head) write(line, TEXT_SIZE_PX, 400, look.quiet);
  y += 8;
  const top = y;
  y += size.height + 10;
  if (words.sentence) write(words.sentence, TEXT_SIZE_PX, 400, look.ink);
  y += 4;
  for (const line of words.foot) write(line, SMALL_SIZE_PX, 400, look.quiet);
  canvas.width = (width + 2 * MARGIN_PX) * PIXEL_SCALE;
  canvas.height = (y + MARGIN_PX) * PIXEL_SCALE;
  pen.scale(PIXEL_SCALE, PIXEL_SCALE);
  pen.fillStyle = look.surface;
  pen.fillRect(0, 0, width + 2 * MARGIN_PX, y + MARGIN_PX);
  pen.textBaseline = 'top';
  for (const line of lines) {
    pen.font = font(line.size, line.weight);
    pen.fillStyle = line.colour;
    pen.fillText(line.text, MARGIN_PX, line.y);
  }
  pen.translate(MARGIN_PX, top);
  draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
