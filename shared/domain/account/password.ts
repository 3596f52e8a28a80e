import { plainLetters } from '../text/search/plain-letters';
import { COMMON_STEMS } from './internal/password-common';

type PasswordFault = 'password_weak' | 'password_common' | 'password_personal';

/** Shortest password accepted, in characters: specification, section 5. */
const PASSWORD_MIN = 8;
/** The special characters of which a password needs one: specification, section 5. */
const PASSWORD_SPECIALS = '.@?!#~_-&$%';

/**
 * The conditions of the password rule (specification, section 5), each with whether `password` meets it;
 * the form shows them while the person types.
 */
export function passwordParts(password: string): {
  length: boolean;
  uppercase: boolean;
  digit: boolean;
  special: boolean;
} {
  return {
    length: [...password].length >= PASSWORD_MIN,
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: [...PASSWORD_SPECIALS].some((char) => password.includes(char)),
  };
}

/**
 * Digits and signs commonly substituted for letters in passwords (`P@ssw0rd`), with the letters each may
 * replace.
 */
const LETTERS_MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '&': 'e',
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/**
 * The text with digits and signs read as letters; reading 1 takes the second letter where a sign has two.
 */
const withLettersRestored = (text: string, reading: number): string =>
  [...text].map((char) => LETTERS_MEANT[char]?.at(reading) ?? char).join('');

/**
 * The forms in which a password is compared with the common ones: lower case, as typed and with substituted
 * letters restored. Digits and signs before and after a word are dropped, so that `P@ssw0rd1!` gives
 * `password`.
 */
export function passwordStems(password: string): string[] {
  const lower = password.toLowerCase();
  const ahead = lower.replace(/^[^\p{L}]+/u, '');
  const core = ahead.replace(/[^\p{L}]+$/u, '');
  const forms = [lower, ahead, core, lower.replace(/[^\p{L}]+$/u, '')];
  const read = forms.flatMap((form) =>
    [0, -1].map((reading) => lettersOf(withLettersRestored(form, reading))),
  );
  return [...new Set([lettersOf(lower), ...read])];
}

/**
 * A stem without accents and with `i` for every `l`, because a `1` inside a word may stand for either
 * (`Char11e`).
 */
const foldedStem = (stem: string): string => plainLetters(stem).replaceAll('l', 'i');

const FOLDED_STEMS: ReadonlySet<string> = new Set([...COMMON_STEMS].map(foldedStem));

const isCommon = (stem: string): boolean =>
  FOLDED_STEMS.has(foldedStem(stem)) || /^(.)\1*$/u.test(foldedStem(stem));

/** Shortest word of a name or an address that may not be part of a password; shorter ones may not be all of it. */
const PERSONAL_MIN = 4;

/** Words of names and addresses, by what is compared with stems; the last label of a domain belongs to a country. */
const personalWords = (about: readonly string[]): string[] =>
  about
    .map((text) => text.replace(/(@.*)\.[^.@]*$/u, '$1'))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)])
    .map((text) => foldedStem(lettersOf(text.normalize('NFC').toLowerCase())))
    .filter((word) => word.length > 1);

function isPersonal(password: string, about: readonly string[]): boolean {
  const words = personalWords(about);
  const stems = passwordStems(password).map(foldedStem);
  return stems.some((stem) =>
    words.some((word) => stem === word || (word.length >= PERSONAL_MIN && stem.includes(word))),
  );
}

/**
 * The reason why a password is refused, or null when it is accepted. Checks the rule of the specification
 * (section 5) first, then refuses common passwords, one repeated letter, fewer than three letters besides digits
 * and signs, and words of the person's own names and address.
 * @param about names and e-mail address of the person, as far as they are known
 */
export function passwordFault(password: string, about: readonly string[] = []): PasswordFault | null {
  const parts = passwordParts(password);
  if (!(parts.length && parts.uppercase && parts.digit && parts.special)) return 'password_weak';
  if (lettersOf(password).length < 3 || passwordStems(password).some(isCommon)) return 'password_common';
  return isPersonal(password, about) ? 'password_personal' : null;
}
