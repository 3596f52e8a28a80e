import { normalise } from '@ciguawatch/shared/domain/text/search';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { type Condition, either, every } from './conditions';
import type { ListNames } from './names';

/** Words of one search. */
const MOST_WORDS = 8;
/** Longest word that is kept: migration 0008. */
const WORD = 60;
/** Cases up to which a search is answered first and filtered then. */
const FEW = 2000;

/** The words of a search; null when it has none or too many. */
export function searchWords(text: string): string[] | null {
  const words = [...new Set(normalise(text).split(' ').filter(Boolean))].map((word) =>
    [...word].slice(0, WORD).join(''),
  );
  return words.length === 0 || words.length > MOST_WORDS ? null : words;
}

/** A single sign is a word of its own, or it would begin one in every case. */
const lexeme = (word: string): string =>
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

/**
 * What a case must fulfil to hold all the words, in its texts or in the names of its island and its species.
 * In two steps: the database guesses badly how many cases hold the beginning of a word, and would walk
 * a whole order for three of them. Few cases are named; many are met on the way soon enough.
 */
export async function searchCondition(
  store: Store,
  words: readonly string[],
  names: ListNames,
  within: Condition,
): Promise<Condition> {
  const holds = every(conditionsOf(words, names));
  const { rows } = await sql<{ id: number }>`
    select c.id from case_report c where ${within} and ${holds} limit ${sql.lit(FEW + 1)}`.execute(
    store.read,
  );
  return rows.length > FEW ? holds : sql`c.id = any(${rows.map(({ id }) => id)}::int[])`;
}
