import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { type RawBuilder, sql } from 'kysely';

/** A parsed search of the rights desk: a telephone number, an address or a name. */
export interface PersonSearch {
  kind: 'phone' | 'email' | 'name';
  /** normalised value, the same for every spelling; the reference of the person is derived from it */
  key: string;
  /** whether a text contains the number, the address or all words of the name */
  mentions(text: string): boolean;
  /**
   * SQL condition that preselects rows: it may match too many, and `mentions` then decides.
   * @param held words and digits of the text, where an index holds them
   */
  mayMention(text: RawBuilder<unknown>, held?: IndexedText): RawBuilder<boolean>;
}

/** Indexed words and digits of a text, from the functions of migration 0036. */
interface IndexedText {
  words?: RawBuilder<unknown>;
  figures?: RawBuilder<unknown>;
}

/** Separators that people write between the digits of a telephone number. */
const PHONE_SEPARATORS = ' \n\r\u00a0\u202f\t.()-/\u2010\u2011\u2012\u2013\u2014+';
const PHONE_SEPARATOR = '[\\s.()/\\u2010-\\u2014-]*';
const PHONE = /^[\s.()/+\d\u2010-\u2014-]+$/;
/** Calling codes of the Pacific and of its visitors' countries, longer ones first so that the longest matches. */
const CALLING_CODES = (
  '689 687 681 679 682 683 685 676 677 678 686 688 674 675 680 690 691 692 262 508 590 594 596 670 671 684 ' +
  '33 61 64 44 49 34 39 41 32 81 86 82 56 1'
).split(' ');
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const MIN_PHONE_DIGITS = 5;
/** A number of at least this many digits that begins with a calling code is taken to include it. */
const MIN_DIGITS_WITH_CODE = 10;

/** The digits that all spellings of a number share: without the calling code and the zero after it. */
function nationalNumber(text: string): string {
  const figures = text.replace(/\D/g, '');
  const zeros = figures.startsWith('00');
  const international =
    zeros || text.includes('+') || (figures.length >= MIN_DIGITS_WITH_CODE && figures[0] !== '0');
  const bare = zeros ? figures.slice(2) : figures;
  const code = international ? CALLING_CODES.find((one) => bare.startsWith(one)) : undefined;
  return bare.slice(code?.length ?? 0).replace(/^0+/, '');
}

/** All runs of five consecutive digits, as the index of digits stores them. */
const digitRuns = (figures: string): string[] =>
  Array.from({ length: figures.length - MIN_PHONE_DIGITS + 1 }, (_, at) =>
    figures.slice(at, at + MIN_PHONE_DIGITS),
  );

function phoneSearch(typed: string): PersonSearch | null {
  const key = nationalNumber(typed);
  if (key.length < MIN_PHONE_DIGITS) return null;
  const long = CALLING_CODES.filter((code) => code.length > 1);
  const coded = `(?:(?:\\+|00)${PHONE_SEPARATOR}(?:${CALLING_CODES.join('|')})|(?:${long.join('|')}))${PHONE_SEPARATOR}`;
  const before = `(?<!\\d)(?:${coded})?(?:\\(?0\\)?${PHONE_SEPARATOR})?`;
  const spelled = new RegExp(`${before}${[...key].join(PHONE_SEPARATOR)}(?!\\d)`);
  return {
    kind: 'phone',
    key,
    mentions: (held) => spelled.test(held),
    mayMention: (text, { figures } = {}) =>
      figures
        ? sql`${figures} @> ${digitRuns(key)}::text[]`
        : sql`translate(${text}, ${PHONE_SEPARATORS}, '') like ${`%${key}%`}`,
  };
}

const searchWords = (text: string): string[] => [...new Set(normalise(text).split(' ').filter(Boolean))];
/**
 * The database truncates words to MAX_WORD_LETTERS letters; a search may have MAX_WORDS words, as in the search of the case
 * list.
 */
const MAX_WORD_LETTERS = 60;
const MAX_WORDS = 8;
const MIN_LETTERS = 3;

const allWords = (words: readonly string[], held: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${held} @@ ${words.map((word) => `'${[...word].slice(0, MAX_WORD_LETTERS).join('')}'`).join(' & ')}::tsquery`;

/** Escapes a text for use in a regular expression. */
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function addressSearch(text: string): PersonSearch {
  const key = text.toLowerCase();
  const sign = '[\\p{L}\\p{N}._%+-]';
  const wholeAddress = new RegExp(`(?<!${sign})${escapeRegExp(key)}(?!${sign}*[\\p{L}\\p{N}])`, 'u');
  const words = searchWords(key);
  return {
    kind: 'email',
    key,
    mentions: (held) => wholeAddress.test(held.toLowerCase()),
    mayMention: (text, held = {}) => allWords(words, held.words ?? sql`words_of(${text})`),
  };
}

function nameSearch(words: readonly string[]): PersonSearch {
  return {
    kind: 'name',
    key: [...words].sort().join(' '),
    mentions: (held) => {
      const there = new Set(normalise(held).split(' '));
      return words.every((word) => there.has(word));
    },
    mayMention: (text, held = {}) => allWords(words, held.words ?? sql`words_of(${text})`),
  };
}

/**
 * Parses a search as an address, a telephone number or a name.
 * @returns the error code of the field when the text is empty, too short, too long or no valid address
 */
export function parsePersonSearch(text: string): PersonSearch | ErrorCode {
  const typed = text.trim();
  if (typed === '') return 'required';
  // Wider than the rule of new addresses: what was stored before it must be found too.
  if (typed.includes('@')) return ADDRESS.test(typed) ? addressSearch(typed) : 'email';
  if (PHONE.test(typed) && /\d/.test(typed)) return phoneSearch(typed) ?? 'too_short';
  const words = searchWords(typed);
  if (words.join('').length < MIN_LETTERS) return 'too_short';
  return words.length > MAX_WORDS ? 'too_long' : nameSearch(words);
}
