import * as z from 'zod/mini';
import { PICTURE_LICENCES, PICTURE_USES } from '../../domain/picture/picture-terms';
import { text } from './common';

/**
 * Key of a picture of this portal: the value of `media` of a species or group, `profile.avatar` of a person
 * and `at_sampling_picture` of a sampling. Its addresses follow from it (`domain/picture/picture-key`).
 */
export const pictureKey = z.string().check(z.regex(/^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}$/));

const pictureLicence = z.enum(PICTURE_LICENCES);
const pictureUse = z.enum(PICTURE_USES);

/** A fraction of the upright picture's width or height, as text in the address. */
const fraction = z.string().check(z.regex(/^(0(\.\d{1,8})?|1(\.0{1,8})?)$/));

/**
 * Query of a picture upload: the crop as fractions of width and height after orientation (all four or
 * none), author, licence and use. Author and licence are required for species and groups, and left out for an avatar.
 */
export const pictureAsked = z.strictObject({
  use: pictureUse,
  x: z.optional(fraction),
  y: z.optional(fraction),
  w: z.optional(fraction),
  h: z.optional(fraction),
  /** quarter turns clockwise before cropping */
  turn: z.optional(z.enum(['0', '1', '2', '3'])),
  author: z.optional(text(120)),
  licence: z.optional(pictureLicence),
});
export type PictureAsked = z.infer<typeof pictureAsked>;

/** Everything needed to display a picture. */
export const picture = z.object({
  key: pictureKey,
  /** in pixels, of the largest copy */
  width: z.int(),
  height: z.int(),
  /** available widths in pixels, smallest first */
  widths: z.array(z.int()),
  /** tiny preview as a data URL of about 150 characters */
  placeholder: z.string(),
  /** null for avatars, and where nobody said it of a sampling */
  author: z.nullable(z.string()),
  licence: z.nullable(pictureLicence),
});
export type Picture = z.infer<typeof picture>;
