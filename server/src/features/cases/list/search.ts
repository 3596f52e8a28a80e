import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql } from 'kysely';
import { allOf, anyOf, type Condition } from './conditions';
import type { ListNames } from './names';

/** Largest number of words of one search. */
const MOST_WORDS = 8;
/** Longest stored word (migration 0008). */
const WORD = 60;

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Words of a search, numbers as often as they are written; null when there are none or too many. */
export function searchWords(text: string): string[] | null {
  const words = normalise(text)
    .split(' ')
    .filter((word, i, all) => word !== '' && (isNumber(word) || all.indexOf(word) === i))
    .map((word) => [...word].slice(0, WORD).join(''));
  return words.length === 0 || words.length > MOST_WORDS ? null : words;
}

/**
 * Query for one word: all stored words that begin with it. A single letter must match a whole word, or nearly
 * every case would match.
 */
export const lexeme = (word: string): string =>
  `'${word.replaceAll('\\', '').replaceAll("'", "''")}'${[...word].length > 1 ? ':*' : ''}`;

/** Free texts in which people write numbers with blanks, dots or other signs between their digits. */
const TEXTS = [
  'case_purchase_place',
  'med_place',
  'gsympt_diagnostic',
  'gsympt_other_obs',
  'match_event',
  'source_ref',
] as const;
/** Digits from which a number is looked for however it is spaced, as the number of a phone. */
const LONG_NUMBER = 6;

/** Condition for cases with a number in their texts, whatever signs stand between its digits. */
function spacedNumber(digits: string): Condition {
  const pattern = [...digits].join('[^[:alnum:]]{0,3}');
  return sql`concat_ws('|', ${sql.join(TEXTS.map((name) => sql.ref(`c.${name}`)))}) ~ ${pattern}`;
}

/** Numbers that follow each other, as one: "1 248" is typed for 1248, and "87 12 34 56" for a phone. */
function numberRuns(words: readonly string[]): string[][] {
  const runs: string[][] = [];
  words.forEach((word, i) => {
    if (isNumber(word) && isNumber(words[i - 1] ?? '')) runs.at(-1)?.push(word);
    else runs.push([word]);
  });
  return runs;
}

function conditionsOf(words: readonly string[], names: ListNames): Condition[] {
  return numberRuns(words).map((run) => {
    const number = run.join('');
    return anyOf([
      allOf(wordConditions([...new Set(run)], names)),
      ...(run.length > 1 ? [sql`c.words @@ ${lexeme(number.slice(0, WORD))}::tsquery`] : []),
      ...(isNumber(number) && number.length >= LONG_NUMBER ? [spacedNumber(number)] : []),
    ]);
  });
}

function wordConditions(words: readonly string[], names: ListNames): Condition[] {
  return words.map((word) => {
    const { islands, species } = [...word].length > 1 ? names.named(word) : { islands: [], species: [] };
    return anyOf([
      sql`c.words @@ ${lexeme(word)}::tsquery`,
      ...(islands.length > 0 ? [sql`c.sort_island = any(${islands}::int[])`] : []),
      ...(species.length > 0 ? [sql`c.sort_specie = any(${species}::int[])`] : []),
    ]);
  });
}

/** Condition for cases that contain all words, in their texts or in names of their island and species. */
export const searchCondition = (words: readonly string[], names: ListNames): Condition =>
  allOf(conditionsOf(words, names));
