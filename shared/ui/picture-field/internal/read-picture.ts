import { PICTURE_LEAST, PICTURE_PIXELS } from '../../../domain/picture/picture-key';
import type { Size } from './crop-box';
import { type FileFault, fileFault, HEAD_BYTES } from './file-fault';

/** Longest side of what is drawn to crop on, in pixels: phones need not hold 50 megapixels as an element. */
const SHOWN = 1600;

/** Least width and height of a file, in pixels: the frame of a page (3:2) fits into it and leaves enough. */
const SMALLEST = PICTURE_LEAST * 1.5;

/** A picture as it is seen after a turn, with an address to draw it from, which the caller revokes. */
export interface Seen extends Size {
  url: string;
  /** quarter turns to the right that it was drawn with */
  turn: number;
}

/** A file that cannot be taken. */
export class PictureFault extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/**
 * Reads a file as it is seen, by what it says of its orientation and then `turn` quarter turns to the right.
 * @throws PictureFault for a file that the portal does not take or this browser cannot read
 */
export async function readPicture(file: Blob, turn: number): Promise<Seen> {
  if (typeof createImageBitmap !== 'function') throw new PictureFault('reader');
  const fault = fileFault(file.size, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (fault) throw new PictureFault(fault);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureFault('picture_damaged');
  });
  try {
    if (bitmap.width * bitmap.height > PICTURE_PIXELS) throw new PictureFault('picture_pixels');
    if (Math.min(bitmap.width, bitmap.height) < SMALLEST) throw new PictureFault('small');
    const lying = turn % 2 === 1;
    const width = lying ? bitmap.height : bitmap.width;
    const height = lying ? bitmap.width : bitmap.height;
    const scale = Math.min(1, SHOWN / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new PictureFault('reader');
    pen.translate(canvas.width / 2, canvas.height / 2);
    pen.rotate((turn * Math.PI) / 2);
    pen.scale(scale, scale);
    pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (!drawn) throw new PictureFault('reader');
    return { url: URL.createObjectURL(drawn), width, height, turn };
  } finally {
    bitmap.close();
  }
}
