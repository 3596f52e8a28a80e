import type { ErrorCode } from '../../contract/error-codes';

/** A rule answers the code of what is wrong with a text, or null. Empty texts pass all but `required`. */
export type Rule = (value: string) => ErrorCode | null;

const unless =
  (ok: (value: string) => boolean, code: ErrorCode): Rule =>
  (value) =>
    value === '' || ok(value) ? null : code;

const number = (value: string): number => Number(value.replace(',', '.'));

/** Generic rules of the specification, section 5; lengths are in characters. */
export const required: Rule = (value) => (value.trim() === '' ? 'required' : null);
export const minLength = (length: number): Rule =>
  unless((value) => [...value].length >= length, 'too_short');
export const maxLength = (length: number): Rule => unless((value) => [...value].length <= length, 'too_long');
export const email: Rule = unless((value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value), 'email');
export const numeric: Rule = unless((value) => Number.isFinite(number(value)), 'wrong_type');
export const minimum = (least: number): Rule => unless((value) => number(value) >= least, 'too_small');
export const maximum = (most: number): Rule => unless((value) => number(value) <= most, 'too_large');
export const digits: Rule = unless((value) => /^\d+$/.test(value), 'digits');
export const lettersAndSpaces: Rule = unless((value) => /^[\p{L}\p{M} ]+$/u.test(value), 'name_letters');

/**
 * Names of people: letters and marks of any script, spaces, every apostrophe and ʻeta, and the
 * hyphen, a deviation decided for names such as Jean-Pierre.
 */
export const personName: Rule = unless((value) => /^[\p{L}\p{M} '’‘ʻʼ´`\-‐]+$/u.test(value), 'name_letters');

/** An address such as http(s)://sub-domain.example.com/path. */
export const url: Rule = unless((value) => {
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
  } catch {
    return false;
  }
}, 'url');

/** The first fault that any of the rules finds, or null. */
export function firstFault(value: string, rules: readonly Rule[]): ErrorCode | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault !== null) return fault;
  }
  return null;
}
