/** Licences that a picture may be published under; `portal` allows this portal only. */
export const PICTURE_LICENCES = ['cc-by', 'cc-by-sa', 'cc-by-nc', 'cc0', 'portal'] as const;
export type PictureLicence = (typeof PICTURE_LICENCES)[number];

/** What a picture is for: it decides who may send it. `fishbase` is that of a species or a group. */
export const PICTURE_USES = ['fishbase', 'algae', 'avatar'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/** A part of a picture as fractions of its width and height, after orientation. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}
