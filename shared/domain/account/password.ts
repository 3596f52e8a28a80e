import { plainLetters } from '../text/search/plain-letters';
import { COMMON_STEMS } from './internal/password-common';

type PasswordFault = 'password_weak' | 'password_common';

/** Shortest password accepted, in characters: specification, section 5. */
const PASSWORD_MIN = 8;
/** The special characters of which a password needs one: specification, section 5. */
const PASSWORD_SPECIALS = '.@?!#~_-&$%';

/** The parts of the rule, each with whether `password` meets it; shown while typing. */
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

/** Digits and signs that stand for letters, each with the letters it is read as. */
const READ_AS: Record<string, string> = {
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

/** A text with its substitutes undone; the second reading takes the other letter where there are two. */
const undone = (text: string, reading: number): string =>
  [...text].map((char) => READ_AS[char]?.at(reading) ?? char).join('');

/**
 * Forms in which a password is compared with the common ones: lower case, as typed and with letters in place
 * of common substitutes. Characters before and after a word are ignored, so that `P@ssw0rd1!` is read as
 * `password`, though `1` and `!` may stand for letters within one.
 */
export function passwordStems(password: string): string[] {
  const lower = password.toLowerCase();
  const ahead = lower.replace(/^[^\p{L}]+/u, '');
  const core = ahead.replace(/[^\p{L}]+$/u, '');
  const forms = [lower, ahead, core, lower.replace(/[^\p{L}]+$/u, '')];
  const read = forms.flatMap((form) => [0, -1].map((reading) => lettersOf(undone(form, reading))));
  return [...new Set([lettersOf(lower), ...read])];
}

/**
 * A stem without accents, and with one letter for the two that a 1 may stand for: within one word it may stand for
 * both (`Char11e`).
 */
const folded = (stem: string): string => plainLetters(stem).replaceAll('l', 'i');

const FOLDED_STEMS: ReadonlySet<string> = new Set([...COMMON_STEMS].map(folded));

const isCommon = (stem: string): boolean => FOLDED_STEMS.has(folded(stem)) || /^(.)\1*$/u.test(folded(stem));

/**
 * Why a password cannot be chosen, or null when it can: the rule of the specification, section 5,
 * then the refusal of common passwords, with accents, substitutes, digits and signs taken away, and of one letter repeated. A password
 * with fewer than three letters beside its digits and signs is common as well.
 */
export function passwordFault(password: string): PasswordFault | null {
  const parts = passwordParts(password);
  if (!(parts.length && parts.uppercase && parts.digit && parts.special)) return 'password_weak';
  if (lettersOf(password).length < 3 || passwordStems(password).some(isCommon)) return 'password_common';
  return null;
}
