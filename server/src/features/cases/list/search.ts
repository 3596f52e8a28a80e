import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql } from 'kysely';
import { type Condition, either, every } from './conditions';
import type { ListNames } from './names';

/** Largest number of words of one search. */
const MOST_WORDS = 8;
/** Longest stored word (migration 0008). */
const WORD = 60;

/** Words of a search; null when there are none or too many. */
export function searchWords(text: string): string[] | null {
  const words = [...new Set(normalise(text).split(' ').filter(Boolean))].map((word) =>
    [...word].slice(0, WORD).join(''),
  );
  return words.length === 0 || words.length > MOST_WORDS ? null : words;
}

/**
 * Query for one word: all stored words that begin with it. A single letter must match a whole word, or nearly
 * every case would match.
 */
export const lexeme = (word: string): string =>
  `'${word.replaceAll('\\', '').replaceAll("'", "''")}'${[...word].length > 1 ? ':*' : ''}`;

function conditionsOf(words: readonly string[], names: ListNames): Condition[] {
  return words.map((word) => {
    const { islands, species } = [...word].length > 1 ? names.named(word) : { islands: [], species: [] };
    return either([
      sql`c.words @@ ${lexeme(word)}::tsquery`,
      ...(islands.length > 0 ? [sql`c.sort_island = any(${islands}::int[])`] : []),
      ...(species.length > 0 ? [sql`c.sort_specie = any(${species}::int[])`] : []),
    ]);
  });
}

/** Condition for cases that contain all words, in their texts or in names of their island and species. */
export const searchCondition = (words: readonly string[], names: ListNames): Condition =>
  every(conditionsOf(words, names));
