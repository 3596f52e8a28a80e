/** Segments that hold metadata: APP1 (EXIF with its position, XMP), APP3 to APP13, APP15, and comments. */
const isMetadata = (marker: number): boolean =>
  marker === 0xfe || marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef;

/** Start of the compressed image, after which no more segments are looked at. */
const SCAN = 0xda;

/**
 * Removes the metadata of a JPEG without decoding it; colour profile and colour transform stay. Bytes that are no
 * JPEG are returned as they are.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === SCAN) break;
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
