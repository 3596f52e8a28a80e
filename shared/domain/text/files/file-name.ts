import { ETA, plainLetters } from '../search/plain-letters';

/** "n°" before a number: without its accents it would be a word of its own. */
const NUMERO = /\bn[°º]|№/giu;
/** The apostrophe of "l’île" parts two words; that of "hapu'u" stands between vowels and is the ʻeta, a letter. */
const ELISION = /([b-df-hj-np-tv-xz])['’]/giu;
/** A dot that a letter follows: the last one begins the ending. */
const DOT = /\.(?=\w)/;

/**
 * The name under which people get a file, its ending included: letters without accents, digits and `_`, words joined by
 * hyphens, so that every device, archive and mail takes it as it is. "Déclaration n° 3.pdf" gives "Declaration-3.pdf".
 * What is left without a single letter is called `ciguawatch`.
 */
export function fileName(name: string): string {
  const [first, ...endings] = plainLetters(name.replace(NUMERO, ' '))
    .replace(ELISION, '$1 ')
    .replace(ETA, '')
    .split(DOT)
    .map((part) => part.match(/\w+/g)?.join('-') ?? '');
  return [first || 'ciguawatch', ...endings].join('.');
}

/** Signs of a name that say what was chosen. */
const MOST_CHOSEN = 60;

/**
 * Name of a file that says what it holds, what was chosen and its day: "species-Tahiti-2023-2026-2026-11-25". Of a long
 * choice the first words are said.
 * @param day civil date, YYYY-MM-DD
 */
export function nameSaying(what: string, chosen: readonly string[], day: string): string {
  let said = '';
  for (const words of chosen) {
    const plain = fileName(words.replaceAll('.', ' '));
    if (said.length + plain.length > MOST_CHOSEN) break;
    said += `${plain}-`;
  }
  return `${what}-${said}${day}`;
}
