import { APOSTROPHE_LIKE, plainLetters } from './plain-letters';

/**
 * Normalises a text for search: lower case, without accents, macrons and ʻeta, every other sign a single
 * space. "Hāpuʻu" and "hapu'u" both give "hapuu".
 */
export function normalise(text: string): string {
  return plainLetters(text.toLowerCase())
    .replace(APOSTROPHE_LIKE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the text contains every word of the query; an empty query matches all. */
export function matches(query: string, text: string): boolean {
  return rank(query, text) !== null;
}

/**
 * How well a text matches a query: 0 equal, 1 begins with it, 2 one of its words begins with it, 3 contains
 * all its words, null not at all.
 */
export function rank(query: string, text: string): 0 | 1 | 2 | 3 | null {
  return rankNormalised(normalise(query), normalise(text));
}

/** How well a normalised text matches a normalised query, with the ranks of `rank`. */
function rankNormalised(wanted: string, given: string): 0 | 1 | 2 | 3 | null {
  if (given === wanted) return 0;
  if (given.startsWith(wanted)) return 1;
  if (given.includes(` ${wanted}`)) return 2;
  return wanted.split(' ').every((word) => given.includes(word)) ? 3 : null;
}
