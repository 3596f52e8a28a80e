import { wrap } from './wrap';

/** Twice the pixels of the screen, so that the image prints well. */
export const SCALE = 2;
const MARGIN = 20;
const TITLE = 18;
const TEXT = 14;
const SMALL = 12;

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
    [TITLE, TEXT].map((px) => document.fonts?.load(font(px, px === TITLE ? 700 : 400), words.title)),
  ).catch(() => undefined);
  const lines: Line[] = [];
  let y = MARGIN;
  const write = (text: string, px: number, weight: number, colour: string) => {
    pen.font = font(px, weight);
    for (const line of wrap(text, (part) => pen.measureText(part).width <= width)) {
      lines.push({ text: line, size: px, weight, colour, y });
      y += Math.round(px * 1.45);
    }
  };
  write(words.title, TITLE, 700, look.ink);
  for (const line of words.head) write(line, TEXT, 400, look.quiet);
  y += 8;
  const top = y;
  y += size.height + 10;
  if (words.sentence) write(words.sentence, TEXT, 400, look.ink);
  y += 4;
  for (const line of words.foot) write(line, SMALL, 400, look.quiet);
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (y + MARGIN) * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = look.surface;
  pen.fillRect(0, 0, width + 2 * MARGIN, y + MARGIN);
  pen.textBaseline = 'top';
  for (const line of lines) {
    pen.font = font(line.size, line.weight);
    pen.fillStyle = line.colour;
    pen.fillText(line.text, MARGIN, line.y);
  }
  pen.translate(MARGIN, top);
  draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
