import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql } from 'kysely';
import { type Condition, either, every } from './conditions';
import type { ListNames } from './names';

/** Words of one search. */
const MOST_WORDS = 8;
/** Longest word that is kept: migration 0008. */
const WORD = 60;

/** The words of a search; null when it has none or too many. */
export function searchWords(text: string): string[] | null {
  const words = [...new Set(normalise(text).split(' ').filter(Boolean))].map((word) =>
    [...word].slice(0, WORD).join(''),
  );
  return words.length === 0 || words.length > MOST_WORDS ? null : words;
}

/**
 * What of `case_report.words` a word of a search finds: those that begin with it. A single sign is a word of its own,
 * or it would begin one in every case.
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

/** What a case must fulfil to hold all the words, in its texts or in the names of its island and its species. */
export const searchCondition = (words: readonly string[], names: ListNames): Condition =>
  every(conditionsOf(words, names));
