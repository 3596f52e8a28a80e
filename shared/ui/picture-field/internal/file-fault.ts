import type { ErrorCode } from '../../../contract/error-codes';
import { PICTURE_BYTES, PICTURE_PIXELS } from '../../../domain/picture/picture-key';

/**
 * Why a file is not taken: a code of the server's, `bytes` for one above 10 MB, `heif` for a photo that phones
 * keep for themselves and the server cannot read, `avif` for one
 * that it writes but does not read, `small` for one of which a crop would leave too little.
 */
export type FileFault =
  | Extract<ErrorCode, `picture_${string}`>
  | 'bytes'
  | 'heif'
  | 'avif'
  | 'small'
  | 'reader';

const starts = (bytes: Uint8Array, ...first: number[]) => first.every((one, i) => bytes[i] === one);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Bytes of a file that say what it is. */
export const HEAD_BYTES = 24;

/**
 * Pixels that the head of a PNG claims. Asked before it is decoded: a few kilobytes of one colour unfold to more than
 * a phone holds, and browsers then call it damaged.
 */
function claimedPixels(head: Uint8Array): number {
  if (head.length < HEAD_BYTES) return 0;
  const view = new DataView(head.buffer, head.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}

/** What is wrong with a file by its length and first `HEAD_BYTES`, whatever its name; null for a picture. */
export function fileFault(size: number, head: Uint8Array): FileFault | null {
  const jpeg = starts(head, 0xff, 0xd8, 0xff);
  const png = starts(head, 0x89, 0x50, 0x4e, 0x47);
  const webp = ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP';
  const heif = ascii(head, 4, 8) === 'ftyp';
  const avif = heif && /^avi[fs]$/.test(ascii(head, 8, 12));
  if (heif && !avif) return 'heif';
  if (!jpeg && !png && !webp) return avif ? 'avif' : 'picture_type';
  if (png && claimedPixels(head) > PICTURE_PIXELS) return 'picture_pixels';
  return size > PICTURE_BYTES ? 'bytes' : null;
}
