/** Every sign that is typed where a Polynesian name has the glottal stop. */
const TYPED = /['’‘`ʼʻ]/g;

/** The glottal stop of Polynesian names as its own letter, U+02BB, however it was typed. */
export const withOkina = (name: string): string => name.replace(TYPED, 'ʻ');

/**
 * The name of a place with the right sign: an apostrophe after the D or N of a
 * French or Kanak name, else the glottal stop.
 */
export const placeName = (name: string): string =>
  name.replace(/\b([DN])['’]/g, '$1’').replace(/['‘`ʼ]/g, 'ʻ');
