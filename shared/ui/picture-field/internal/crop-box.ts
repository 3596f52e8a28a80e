import { PICTURE_LEAST } from '../../../domain/picture/picture-key';
import type { Crop } from '../../../domain/picture/picture-terms';

/** Width and height in pixels of a picture as displayed, after rotation. */
export interface Size {
  width: number;
  height: number;
}

/** A region of a picture in pixels. */
export interface Box extends Size {
  x: number;
  y: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest centred box with an aspect ratio (width by height; null for any). */
export function largestBox({ width, height }: Size, aspect: number | null): Box {
  const w = aspect ? Math.min(width, height * aspect) : width;
  const h = aspect ? w / aspect : height;
  return {
    x: Math.round((width - w) / 2),
    y: Math.round((height - h) / 2),
    width: Math.round(w),
    height: Math.round(h),
  };
}

/**
 * A drawn box corrected to at least 64 px each way, its aspect ratio, the inside of the picture and whole
 * pixels.
 */
export function constrainBox(box: Box, size: Size, aspect: number | null): Box {
  const most = aspect ? Math.min(size.width, size.height * aspect) : size.width;
  const width = Math.round(within(box.width, PICTURE_LEAST * Math.max(1, aspect ?? 1), most));
  const height = Math.round(aspect ? width / aspect : within(box.height, PICTURE_LEAST, size.height));
  return {
    x: Math.round(within(box.x, 0, size.width - width)),
    y: Math.round(within(box.y, 0, size.height - height)),
    width,
    height,
  };
}

/**
 * A box after one of its four numbers was typed; it keeps its aspect ratio, stays inside, and is at least
 * 64 px each way.
 */
export function typedBox(box: Box, name: keyof Box, value: number, size: Size, aspect: number | null): Box {
  if (name === 'x' || name === 'y') return constrainBox({ ...box, [name]: value }, size, aspect);
  const mostWide = size.width - box.x;
  const mostHigh = size.height - box.y;
  if (!aspect)
    return { ...box, [name]: within(value, PICTURE_LEAST, name === 'width' ? mostWide : mostHigh) };
  const asked = name === 'width' ? value : value * aspect;
  const width = within(asked, PICTURE_LEAST * Math.max(1, aspect), Math.min(mostWide, mostHigh * aspect));
  return { ...box, width: Math.round(width), height: Math.round(width / aspect) };
}

/** Converts a box to fractions of the picture, for the call. */
export const cropOf = (box: Box, size: Size): Crop => ({
  x: box.x / size.width,
  y: box.y / size.height,
  w: box.width / size.width,
  h: box.height / size.height,
});
