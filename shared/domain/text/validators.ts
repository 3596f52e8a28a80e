import type { ErrorCode } from '../../contract/error-codes';

/**
 * A validation rule: returns the error code for a text, or null. Empty texts pass all rules but `required`.
 */
export type Rule = (value: string) => ErrorCode | null;

const codeUnless =
  (ok: (value: string) => boolean, code: ErrorCode): Rule =>
  (value) =>
    value === '' || ok(value) ? null : code;

const finiteNumber = (value: string): number => Number(value.replace(',', '.'));

/** Generic rules of the specification, section 5; lengths are in characters. */
export const required: Rule = (value) => (value.trim() === '' ? 'required' : null);
/** At least `length` characters. */
export const minLength = (length: number): Rule =>
  codeUnless((value) => [...value].length >= length, 'too_short');
/** At most `length` characters. */
export const maxLength = (length: number): Rule =>
  codeUnless((value) => [...value].length <= length, 'too_long');
/** An e-mail address: one `@` and a domain with a dot. */
export const email: Rule = codeUnless((value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value), 'email');
/** Any finite number. */
export const numeric: Rule = codeUnless((value) => Number.isFinite(finiteNumber(value)), 'wrong_type');
/** A number not below `least`. */
export const minimum = (least: number): Rule =>
  codeUnless((value) => finiteNumber(value) >= least, 'too_small');
/** A number not above `most`. */
export const maximum = (most: number): Rule =>
  codeUnless((value) => finiteNumber(value) <= most, 'too_large');
/** Digits only. */
export const digits: Rule = codeUnless((value) => /^\d+$/.test(value), 'digits');
/** Letters of any script and spaces. */
export const lettersAndSpaces: Rule = codeUnless((value) => /^[\p{L}\p{M} ]+$/u.test(value), 'name_letters');

/**
 * Names of people: letters and marks of any script, spaces, apostrophes, ʻeta and the hyphen, which the
 * specification lacks but names such as Jean-Pierre need.
 */
export const personName: Rule = codeUnless(
  (value) => /^[\p{L}\p{M} '’‘ʻʼ´`\-‐]+$/u.test(value),
  'name_letters',
);

/** A web address such as http(s)://sub-domain.example.com/path. */
export const url: Rule = codeUnless((value) => {
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
  } catch {
    return false;
  }
}, 'url');

/** The error code of the first rule that fails, or null. */
export function firstFault(value: string, rules: readonly Rule[]): ErrorCode | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault !== null) return fault;
  }
  return null;
}
