import type { ErrorCode } from '../../../contract/error-codes';
import { PICTURE_BYTES, PICTURE_PIXELS } from '../../../domain/picture/picture-key';

/**
 * Why a file is refused: an error code of the server, `bytes` above 10 MB, `heif` for phone photos that the
 * server cannot read, `avif`, which it writes but does not read, `small` when a crop would leave too
 * little.
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

/** Number of bytes at the start of a file by which its type is recognised. */
export const HEAD_BYTES = 24;

/**
 * Number of pixels stated in a PNG's header. Checked before decoding: a few kilobytes can expand to more
 * than a phone's memory, which browsers report as a damaged file.
 */
function claimedPixels(head: Uint8Array): number {
  if (head.length < HEAD_BYTES) return 0;
  const view = new DataView(head.buffer, head.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}

/** What is wrong with a file, by its size and first `HEAD_BYTES` (not its name); null for a picture. */
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
