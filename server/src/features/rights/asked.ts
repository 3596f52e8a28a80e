import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { email } from '@ciguawatch/shared/domain/text/validators';
import { type RawBuilder, sql } from 'kysely';

/** A parsed search of the rights desk: a telephone number, an address or a name. */
export interface Asked {
  kind: 'phone' | 'email' | 'name';
  /** normalised value, the same for every spelling; the reference of the person is derived from it */
  key: string;
  /** whether a text contains the number, the address or all words of the name */
  stands(text: string): boolean;
  /**
   * SQL condition that preselects rows: it may match too many, and `stands` then decides.
   * @param held words and digits of the text, where an index holds them
   */
  mayStand(text: RawBuilder<unknown>, held?: Held): RawBuilder<boolean>;
}

/** Indexed words and digits of a text, from the functions of migration 0036. */
interface Held {
  words?: RawBuilder<unknown>;
  figures?: RawBuilder<unknown>;
}

/** Separators that people write between the digits of a telephone number. */
const SIGNS = ' \n\r\u00a0\u202f\t.()-/\u2010\u2011\u2012\u2013\u2014+';
const SIGN = '[\\s.()/\\u2010-\\u2014-]*';
const IS_PHONE = /^[\s.()/+\d\u2010-\u2014-]+$/;
/** Calling codes of the Pacific and of its visitors' countries, longer ones first so that the longest matches. */
const CODES = (
  '689 687 681 679 682 683 685 676 677 678 686 688 674 675 680 690 691 692 262 508 590 594 596 670 671 684 ' +
  '33 61 64 44 49 34 39 41 32 81 86 82 56 1'
).split(' ');
const FEWEST_FIGURES = 5;
/** A number of at least this many digits that begins with a calling code is taken to include it. */
const WITH_CODE = 10;

/** The digits that all spellings of a number share: without the calling code and the zero after it. */
function nationalNumber(text: string): string {
  const figures = text.replace(/\D/g, '');
  const zeros = figures.startsWith('00');
  const international = zeros || text.includes('+') || (figures.length >= WITH_CODE && figures[0] !== '0');
  const bare = zeros ? figures.slice(2) : figures;
  const code = international ? CODES.find((one) => bare.startsWith(one)) : undefined;
  return bare.slice(code?.length ?? 0).replace(/^0+/, '');
}

/** All runs of five consecutive digits, as the index of digits stores them. */
const fives = (figures: string): string[] =>
  Array.from({ length: figures.length - FEWEST_FIGURES + 1 }, (_, at) =>
    figures.slice(at, at + FEWEST_FIGURES),
  );

function phone(typed: string): Asked | null {
  const key = nationalNumber(typed);
  if (key.length < FEWEST_FIGURES) return null;
  const long = CODES.filter((code) => code.length > 1);
  const coded = `(?:(?:\\+|00)${SIGN}(?:${CODES.join('|')})|(?:${long.join('|')}))${SIGN}`;
  const before = `(?<!\\d)(?:${coded})?(?:\\(?0\\)?${SIGN})?`;
  const spelled = new RegExp(`${before}${[...key].join(SIGN)}(?!\\d)`);
  return {
    kind: 'phone',
    key,
    stands: (held) => spelled.test(held),
    mayStand: (text, { figures } = {}) =>
      figures
        ? sql`${figures} @> ${fives(key)}::text[]`
        : sql`translate(${text}, ${SIGNS}, '') like ${`%${key}%`}`,
  };
}

const wordsOf = (text: string): string[] => [...new Set(normalise(text).split(' ').filter(Boolean))];
/**
 * The database truncates words to WORD letters; a search may have MOST_WORDS words, as in the search of the case
 * list.
 */
const WORD = 60;
const MOST_WORDS = 8;
const FEWEST_LETTERS = 3;

const allWords = (words: readonly string[], held: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${held} @@ ${words.map((word) => `'${[...word].slice(0, WORD).join('')}'`).join(' & ')}::tsquery`;

/** Escapes a text for use in a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function address(text: string): Asked {
  const key = text.toLowerCase();
  const sign = '[\\p{L}\\p{N}._%+-]';
  const whole = new RegExp(`(?<!${sign})${literal(key)}(?!${sign}*[\\p{L}\\p{N}])`, 'u');
  const words = wordsOf(key);
  return {
    kind: 'email',
    key,
    stands: (held) => whole.test(held.toLowerCase()),
    mayStand: (text, held = {}) => allWords(words, held.words ?? sql`words_of(${text})`),
  };
}

function name(words: readonly string[]): Asked {
  return {
    kind: 'name',
    key: [...words].sort().join(' '),
    stands: (held) => {
      const there = new Set(normalise(held).split(' '));
      return words.every((word) => there.has(word));
    },
    mayStand: (text, held = {}) => allWords(words, held.words ?? sql`words_of(${text})`),
  };
}

/**
 * Parses a search as an address, a telephone number or a name.
 * @returns the error code of the field when the text is empty, too short, too long or no valid address
 */
export function readAsked(text: string): Asked | ErrorCode {
  const typed = text.trim();
  if (typed === '') return 'required';
  if (typed.includes('@')) return email(typed) ?? address(typed);
  if (IS_PHONE.test(typed) && /\d/.test(typed)) return phone(typed) ?? 'too_short';
  const words = wordsOf(typed);
  if (words.join('').length < FEWEST_LETTERS) return 'too_short';
  return words.length > MOST_WORDS ? 'too_long' : name(words);
}
