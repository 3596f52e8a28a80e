import { APOSTROPHE_LIKE, plainLetters } from '../search/plain-letters';

/** "n°" before a number; it is dropped, as "n" alone would look like a word. */
const NUMBER_SIGN = /\bn[°º]|№/giu;
/**
 * An apostrophe after a consonant, as in "l’île", separates words; between vowels, as in "hapu'u", it is
 * the ʻeta, a letter.
 */
const ELISION = /([b-df-hj-np-tv-xz])['’]/giu;
/** A dot followed by a letter or digit; the last one begins the extension. */
const EXTENSION_DOT = /\.(?=\w)/;

/**
 * File name with extension, safe on every device, in archives and mails: letters without accents, digits
 * and `_`, words joined by hyphens. "Déclaration n° 3.pdf" gives "Declaration-3.pdf". A name without any
 * letter becomes `ciguawatch`.
 */
export function fileName(name: string): string {
  const [first, ...endings] = plainLetters(name.replace(NUMBER_SIGN, ' '))
    .replace(ELISION, '$1 ')
    .replace(APOSTROPHE_LIKE, '')
    .split(EXTENSION_DOT)
    .map((part) => part.match(/\w+/g)?.join('-') ?? '');
  return [first || 'ciguawatch', ...endings].join('.');
}

/** Most characters of a file name that describe the filters. */
const MAX_FILTER_LETTERS = 60;

/**
 * File name from content, filters and day: "species-Tahiti-2023-2026-2026-11-25". Of a long list of filters
 * only the first ones are included.
 * @param day civil date, YYYY-MM-DD
 */
export function fileNameFrom(what: string, chosen: readonly string[], day: string): string {
  let said = '';
  for (const words of chosen) {
    const plain = fileName(words.replaceAll('.', ' '));
    if (said.length + plain.length > MAX_FILTER_LETTERS) break;
    said += `${plain}-`;
  }
  return `${what}-${said}${day}`;
}
