import {
  AVIF_WIDEST,
  PICTURE_LEAST,
  PICTURE_PIXELS,
  widthsOf,
} from '@ciguawatch/shared/domain/picture/picture-key';
import type { Crop } from '@ciguawatch/shared/domain/picture/picture-terms';
import sharp, { type OutputInfo } from 'sharp';
import { HttpError, invalidFields } from '../../http/errors/http-error';

// Only photo formats are read: every other loader, such as SVG, would add attack surface.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The default limit would allow 268 million pixels per picture. */
const DECODER_LIMITS = { limitInputPixels: PICTURE_PIXELS, failOn: 'error', sequentialRead: true } as const;
/** Largest size of the biggest copy, in pixels. */
const MAX_SIZE = { width: 1600, height: 3200 } as const;

/** How a picture is cut and rotated. */
export interface CropAndTurn {
  crop: Crop | null;
  /** quarter turns to the right */
  turn: number;
}

/** Copies of a picture with all metadata removed. */
export interface MadePicture {
  width: number;
  height: number;
  placeholder: string;
  /** by file name, for instance `640.webp` */
  files: Map<string, Buffer>;
}

type RawPixels = { data: Buffer; info: OutputInfo };

/**
 * Decodes a picture whatever its file name and makes the copies that screens need. Orientation is applied;
 * EXIF with its position and colour profiles are dropped.
 * @throws HttpError 415 `picture_type`, 400 `picture_pixels`, 400 `picture_damaged`, 400 for a cut that
 * leaves too little
 */
export async function makePicture(bytes: Buffer, cut: CropAndTurn): Promise<MadePicture> {
  const { width, height } = await uprightSize(bytes);
  // The cut is given for the picture as displayed, but the file is not rotated yet.
  const rect = rectOf(unturned(cut), width, height);
  if (Math.min(rect.width, rect.height) < PICTURE_LEAST) throw invalidFields({ crop: 'too_small' });
  const box = cut.turn % 2 ? { width: MAX_SIZE.height, height: MAX_SIZE.width } : MAX_SIZE;
  try {
    const cutOut = await sharp(bytes, DECODER_LIMITS)
      .autoOrient()
      .extract(rect)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await copies(cut.turn === 0 ? cutOut : await rotated(cutOut, cut.turn));
  } catch (thrown) {
    throw new HttpError(400, 'picture_damaged', {
      message: `The picture cannot be read: ${firstLine(thrown)}`,
    });
  }
}

const firstLine = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : '';

async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const meta = await sharp(bytes, DECODER_LIMITS)
    .metadata()
    .catch((thrown: unknown) => {
      if (/pixel limit|too large|exceeds/i.test(firstLine(thrown)))
        throw new HttpError(400, 'picture_pixels');
      throw new HttpError(415, 'picture_type', { message: 'Send a JPEG, PNG or WebP picture.' });
    });
  const { width, height } = meta.autoOrient ?? meta;
  if (width * height > PICTURE_PIXELS) throw new HttpError(400, 'picture_pixels');
  return { width, height };
}

/** Converts a cut of the rotated picture to one of the file. */
function unturned({ crop, turn }: CropAndTurn): Crop {
  let { x, y, w, h } = crop ?? { x: 0, y: 0, w: 1, h: 1 };
  for (let turnsLeft = turn; turnsLeft > 0; turnsLeft--) [x, y, w, h] = [y, 1 - x - w, h, w];
  return { x, y, w, h };
}

function rectOf({ x, y, w, h }: Crop, width: number, height: number) {
  const left = Math.min(width - 1, Math.max(0, Math.round(x * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round(y * height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(h * height))),
  };
}

const sharpFromPixels = ({ data, info: { width, height, channels } }: RawPixels) =>
  sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } });

const rotated = (raw: RawPixels, turn: number): Promise<RawPixels> =>
  sharpFromPixels(raw)
    .rotate(turn * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });

async function copies(raw: RawPixels): Promise<MadePicture> {
  const { width, height } = raw.info;
  const files = new Map<string, Buffer>();
  for (const one of widthsOf(width)) {
    const small = () => sharpFromPixels(raw).resize({ width: one });
    files.set(`${one}.webp`, await small().webp({ quality: 78 }).toBuffer());
    if (one <= AVIF_WIDEST)
      files.set(`${one}.avif`, await small().avif({ quality: 55, effort: 2 }).toBuffer());
  }
  const tiny = await sharpFromPixels(raw)
    .resize({ width: 20, height: 20, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return { width, height, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
