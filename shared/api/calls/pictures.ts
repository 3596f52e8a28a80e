import * as z from 'zod/mini';
import { PICTURE_BYTES } from '../../domain/picture/picture-key';
import type { Crop, PictureLicence, PictureUse } from '../../domain/picture/picture-terms';
import { defineCall, queryText } from '../call';
import { uuid } from '../schemas/common';
import { type Picture, picture, pictureAsked, pictureKey } from '../schemas/picture';

/** Data sent along with a picture, in the address. */
export interface PictureParams {
  /** made on the device; a repeated upload returns the response of the first */
  uuid: string;
  use: PictureUse;
  /** null for the whole picture */
  crop?: Crop | null | undefined;
  /** quarter turns clockwise before cropping, in addition to the orientation stored in the file */
  turn?: 0 | 1 | 2 | 3 | undefined;
  author?: string | null | undefined;
  licence?: PictureLicence | null | undefined;
}

/** Eight decimals are a hundredth of a pixel in the largest picture. */
const figure = (value: number): string => String(Number(Math.min(1, Math.max(0, value)).toFixed(8)));

/** Uploads a picture; the body is the file itself, JPEG, PNG or WebP. */
export const sendPicture = defineCall<PictureParams, Blob, Picture>({
  name: 'sendPicture',
  method: 'PUT',
  route: 'a/picture/:uuid/',
  path: ({ uuid: own, use, crop, turn, author, licence }) =>
    `a/picture/${own}/${queryText({
      use,
      ...(crop && { x: figure(crop.x), y: figure(crop.y), w: figure(crop.w), h: figure(crop.h) }),
      turn: turn || null,
      author: author || null,
      licence,
    })}`,
  params: z.strictObject({ uuid }),
  query: pictureAsked,
  bytes: { types: ['image/*', 'application/octet-stream'], max: PICTURE_BYTES },
  answer: picture,
  status: 201,
  access: 'connected',
  summary:
    'Send a picture (fishbase_editor for fishbase, algae_editor for algae, anybody for the own avatar): cut, turned upright, without metadata, in the widths of screens; the same uuid again answers the same. Nobody refers to it for 24 hours: it is removed',
});

/** Placeholder, author and licence of a picture, by its key. */
export const getPicture = defineCall<{ key: string }, void, Picture>({
  name: 'getPicture',
  method: 'GET',
  route: 'a/picture/:key/',
  path: ({ key }) => `a/picture/${key}/`,
  params: z.strictObject({ key: pictureKey }),
  answer: picture,
  access: 'open',
  summary: 'First view, size, author and licence of a picture',
});
