/** Characters that people type for the glottal stop of a Polynesian name. */
const TYPED_APOSTROPHES = /['’‘`ʼʻ]/g;

/** Writes the glottal stop of Polynesian names as its own letter, U+02BB, however it was typed. */
export const withOkina = (name: string): string => name.replace(TYPED_APOSTROPHES, 'ʻ');

/**
 * Corrects a place name: an apostrophe after the D or N of a French or Kanak name, else the glottal stop
 * U+02BB.
 */
export const placeName = (name: string): string =>
  name.replace(/\b([DN])['’]/g, '$1’').replace(/['‘`ʼ]/g, 'ʻ');
