/**
 * Pictures are named by their content. A key is the value of `media` of species and groups, `avatar` of
 * persons and `at_sampling_picture` of samplings, and every address follows from it. Without a schema, so
 * that lists of species stay small.
 */

/** Widths in pixels that screens need; a picture is served in the smaller ones and in its own. */
const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
/** Widest AVIF in pixels: trials showed that above it the format saves nothing. */
export const AVIF_WIDEST = 960;
/** Largest file, in bytes. */
export const PICTURE_BYTES = 10 * 1_048_576;
/** Most pixels of a file, before it is cropped. */
export const PICTURE_PIXELS = 50_000_000;
/** Smallest width and height after cropping, in pixels. */
export const PICTURE_LEAST = 64;

type PictureFormat = 'webp' | 'avif';

/** 32 hexadecimal digits of a hash of the content, then width and height of the largest copy: `<hash>-1600x1067`. */
const KEY_PATTERN = /^[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})$/;

/** Whether a text is the key of a picture of this portal. */
export const isPictureKey = (key: string): boolean => KEY_PATTERN.test(key);

/** Width and height of the largest copy in pixels; null for an invalid key. */
export function pictureSize(key: string): { width: number; height: number } | null {
  const found = KEY_PATTERN.exec(key);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

/** Widths that a picture of this width is kept in, smallest first: never larger than it is. */
export function widthsOf(width: number): number[] {
  const smaller: number[] = PICTURE_WIDTHS.filter((one) => one < width);
  return [...smaller, Math.min(width, 1600)];
}

/** Address of one copy; its content never changes. */
export const pictureUrl = (key: string, width: number, format: PictureFormat = 'webp'): string =>
  `/media/${key}/${width}.${format}`;

/** The `srcset` of a picture; undefined when the format has no copy or the text is no key. */
export function pictureSrcset(key: string, format: PictureFormat = 'webp'): string | undefined {
  const size = pictureSize(key);
  if (!size) return undefined;
  const widths = widthsOf(size.width).filter((width) => format === 'webp' || width <= AVIF_WIDEST);
  return widths.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(', ') || undefined;
}
