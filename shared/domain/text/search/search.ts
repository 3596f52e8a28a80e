import { ETA, plainLetters } from './plain-letters';

/**
 * A text as it is compared in searches: lower case, without accents, macrons or any form of the
 * ʻeta, every other sign a single space. "Hāpuʻu" and "hapu'u" both give "hapuu".
 */
export function normalise(text: string): string {
  return plainLetters(text.toLowerCase())
    .replace(ETA, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True when every word of the query stands somewhere in the text; an empty query matches all. */
export function matches(query: string, text: string): boolean {
  return rank(query, text) !== null;
}

/**
 * How well a text answers a query: 0 the same, 1 begins with it, 2 a word begins with it, 3 holds
 * all its words, null not at all.
 */
export function rank(query: string, text: string): 0 | 1 | 2 | 3 | null {
  return rankNormalised(normalise(query), normalise(text));
}

/** The same for a query and a text that are comparable already. */
function rankNormalised(wanted: string, given: string): 0 | 1 | 2 | 3 | null {
  if (given === wanted) return 0;
  if (given.startsWith(wanted)) return 1;
  if (given.includes(` ${wanted}`)) return 2;
  return wanted.split(' ').every((word) => given.includes(word)) ? 3 : null;
}
