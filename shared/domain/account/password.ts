import { COMMON_STEMS } from './internal/password-common';

export type PasswordFault = 'password_weak' | 'password_common';

/** Shortest password accepted, in characters: specification, section 5. */
export const PASSWORD_MIN = 8;
/** The special characters of which a password needs one: specification, section 5. */
export const PASSWORD_SPECIALS = '.@?!#~_-&$%';

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

/** The letters of a password in lower case: what is compared with the common ones. */
export function passwordStem(password: string): string {
  return password.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/**
 * Why a password cannot be chosen, or null when it can: the rule of the specification, section 5,
 * then the refusal of common passwords (product decisions, "Accounts and session"). A password
 * without any letter left after its digits and signs is common as well.
 */
export function passwordFault(password: string): PasswordFault | null {
  const parts = passwordParts(password);
  if (!(parts.length && parts.uppercase && parts.digit && parts.special)) return 'password_weak';
  const stem = passwordStem(password);
  return stem.length < 3 || COMMON_STEMS.has(stem) ? 'password_common' : null;
}
