import type { ErrorCode } from '../../contract/error-codes';

/**
 * A validation rule: returns the error code for a text, or null. An empty text passes.
 */
export type Rule = (value: string) => ErrorCode | null;

const codeUnless =
  (ok: (value: string) => boolean, code: ErrorCode): Rule =>
  (value) =>
    value === '' || ok(value) ? null : code;

/** At most `length` characters (generic rules of the specification, section 5). */
export const maxLength = (length: number): Rule =>
  codeUnless((value) => [...value].length <= length, 'too_long');
/** An e-mail address: one `@` and a domain with a dot. */
export const email: Rule = codeUnless((value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value), 'email');

/**
 * Names of people: letters and marks of any script, spaces, apostrophes, ʻeta and the hyphen, which the
 * specification lacks but names such as Jean-Pierre need.
 */
export const personName: Rule = codeUnless(
  (value) => /^[\p{L}\p{M} '’‘ʻʼ´`\-‐]+$/u.test(value),
  'name_letters',
);

/** The error code of the first rule that fails, or null. */
export function firstFault(value: string, rules: readonly Rule[]): ErrorCode | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault !== null) return fault;
  }
  return null;
}
