/** Licences under which a picture may be published; `portal` allows this portal only. */
export const PICTURE_LICENCES = ['cc-by', 'cc-by-sa', 'cc-by-nc', 'cc0', 'portal'] as const;
export type PictureLicence = (typeof PICTURE_LICENCES)[number];

/**
 * What a picture is used for, which decides who may upload it. `fishbase` is that of a species or group.
 */
export const PICTURE_USES = ['fishbase', 'algae', 'avatar'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/**
 * Whether author and licence of a picture must be known: those of species and groups are published, an avatar
 * has none, and of a sampling no field is required (specification, section 5).
 */
export const needsTerms = (use: PictureUse): boolean => use === 'fishbase';

/** A region of a picture as fractions of its width and height, after its EXIF orientation is applied. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}
