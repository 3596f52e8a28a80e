import { PICTURE_LEAST, PICTURE_PIXELS } from '../../../domain/picture/picture-key';
import type { Size } from './crop-box';
import { type FileFault, fileFault, HEAD_BYTES } from './file-fault';

/** Longest side in pixels of the picture in the dialog: phones could not display 50 megapixels. */
const MAX_PREVIEW_SIDE_PX = 1600;

/** Smallest width and height of a file in pixels: a frame of 3:2 must fit with enough pixels left. */
const MIN_SIDE_PX = PICTURE_LEAST * 1.5;

/** A picture as displayed after rotation, with an object URL that the caller must revoke. */
export interface PicturePreview extends Size {
  url: string;
  /** quarter turns clockwise */
  turn: number;
}

/** Thrown for a file that cannot be used. */
export class PictureFault extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/**
 * Decodes a file as displayed: by its EXIF orientation, then by `turn` quarter turns clockwise.
 * @throws PictureFault for a file that the portal refuses or this browser cannot decode
 */
export async function readPicture(file: Blob, turn: number): Promise<PicturePreview> {
  if (typeof createImageBitmap !== 'function') throw new PictureFault('reader');
  const fault = fileFault(file.size, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (fault) throw new PictureFault(fault);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureFault('picture_damaged');
  });
  try {
    if (bitmap.width * bitmap.height > PICTURE_PIXELS) throw new PictureFault('picture_pixels');
    if (Math.min(bitmap.width, bitmap.height) < MIN_SIDE_PX) throw new PictureFault('small');
    const lying = turn % 2 === 1;
    const width = lying ? bitmap.height : bitmap.width;
    const height = lying ? bitmap.width : bitmap.height;
    const scale = Math.min(1, MAX_PREVIEW_SIDE_PX / Math.max(width, height));
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
