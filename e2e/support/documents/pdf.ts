import type { Page } from '@playwright/test';

/** Content of a PDF that can be read without rendering it. */
export interface PdfFile {
  pages: number;
  /** JPEG images, in order */
  pictures: Buffer[];
  /** whether its text can be searched and read aloud */
  hasText: boolean;
}

/** Reads a PDF with uncompressed objects, as browsers and the portal write them. */
export function readPdf(bytes: Buffer): PdfFile {
  const source = bytes.toString('latin1');
  if (!source.startsWith('%PDF-') || !/%%EOF\s*$/.test(source)) throw new Error('This is no whole PDF.');
  const pictures = [...source.matchAll(/stream\r?\n(?=\xff\xd8\xff)/g)].map((found) => {
    const start = found.index + found[0].length;
    return bytes.subarray(start, source.indexOf('endstream', start));
  });
  return {
    pages: source.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    pictures,
    hasText: source.includes('/ToUnicode'),
  };
}

/** The dark part of an image. */
export interface Ink {
  /** share of the whole image, 0 to 1 */
  all: number;
  /** share of the darkest tenth of its height */
  most: number;
  width: number;
  /** for each row of pixels from the top, whether any is dark */
  rows: boolean[];
}

export function ink(page: Page, picture: Buffer): Promise<Ink> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const bands = new Array<number>(10).fill(0);
    const rows = new Array<boolean>(height).fill(false);
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 384) continue;
      const band = Math.floor((at / data.length) * 10);
      bands[band] = (bands[band] ?? 0) + 1;
      rows[Math.floor(at / 4 / width)] = true;
    }
    const dark = bands.reduce((sum, one) => sum + one, 0);
    const most = (Math.max(...bands) * 10) / (width * height);
    return { all: dark / (width * height), most, width, rows };
  }, picture.toString('base64'));
}
