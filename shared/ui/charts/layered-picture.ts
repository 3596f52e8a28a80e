import { chartTheme } from './internal/chart-colours';
import { type PictureWords, pictureSheet } from './internal/picture-sheet';
import { svgImage } from './internal/svg-image';

export type { PictureWords };

/** A picture of pixels with a drawing over it, such as a map with its rings. */
export interface Layers {
  sheet: HTMLCanvasElement;
  over: SVGSVGElement;
  /** pixels of the screen */
  width: number;
  height: number;
}

/** Layers as a PNG with what they are about, in the portal's letters. Null where no canvas can be had. */
export async function layeredPicture(
  { sheet, over, width, height }: Layers,
  words: PictureWords,
): Promise<Blob | null> {
  const look = chartTheme(document.body);
  const image = await svgImage(over, { width, height }, look.font);
  return pictureSheet(words, look, { width, height }, (pen) => {
    pen.drawImage(sheet, 0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
  });
}
