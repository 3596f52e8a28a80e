import * as z from 'zod/mini';
import { PICTURE_LICENCES, PICTURE_USES } from '../../domain/picture/picture-terms';
import { text } from './common';

/**
 * Key of a picture of this portal: what `media` of a species or a group, `profile.avatar` of a person and
 * `at_sampling_picture` of a sampling hold. Its addresses follow from it (`domain/picture/picture-key`).
 */
export const pictureKey = z.string().check(z.regex(/^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}$/));

const pictureLicence = z.enum(PICTURE_LICENCES);
const pictureUse = z.enum(PICTURE_USES);

/** A fraction of the picture as it stands upright, as text in an address. */
const fraction = z.string().check(z.regex(/^(0(\.\d{1,8})?|1(\.0{1,8})?)$/));

/**
 * What goes beside the bytes, in the address: the crop as fractions of the width and height after orientation
 * (all four or none), who made the picture, under which licence, and what it is for. Author and licence are
 * required but for an avatar.
 */
export const pictureAsked = z.strictObject({
  use: pictureUse,
  x: z.optional(fraction),
  y: z.optional(fraction),
  w: z.optional(fraction),
  h: z.optional(fraction),
  /** quarter turns to the right before the crop */
  turn: z.optional(z.enum(['0', '1', '2', '3'])),
  author: z.optional(text(120)),
  licence: z.optional(pictureLicence),
});
export type PictureAsked = z.infer<typeof pictureAsked>;

/** What is needed to show a picture. */
export const picture = z.object({
  key: pictureKey,
  /** pixels of the largest copy */
  width: z.int(),
  height: z.int(),
  /** widths that it is served in, smallest first */
  widths: z.array(z.int()),
  /** a first view of about 150 characters, as a data URL */
  placeholder: z.string(),
  /** null for an avatar */
  author: z.nullable(z.string()),
  licence: z.nullable(pictureLicence),
});
export type Picture = z.infer<typeof picture>;
