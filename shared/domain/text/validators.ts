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
/** Before the `@`: words of RFC 5322, section 3.2.3, joined by dots; nothing in quotes, which people do not have. */
const MAILBOX = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** After it: a name of RFC 1035, section 2.3.1, in ASCII; no number of a host. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
/** Longest part before the `@`: RFC 5321, section 4.5.3.1. */
const MAILBOX_MAX = 64;

/** Letters of ASCII may bear an accent; those of other alphabets look like them and are others. */
const withoutAccents = (text: string): string => {
  const composed = text.normalize('NFC');
  return /\p{M}/u.test(composed) ? composed : composed.normalize('NFD').replace(/\p{M}/gu, '');
};

function isEmail(value: string): boolean {
  const [mailbox = '', domain = '', ...more] = value.split('@');
  const isMailbox = mailbox.length <= MAILBOX_MAX && MAILBOX.test(withoutAccents(mailbox));
  return more.length === 0 && isMailbox && DOMAIN.test(domain);
}

/**
 * An e-mail address that can be read in one way only, the same for accounts, contacts, reminders and posts: a
 * mailbox in Latin letters and a domain name in ASCII.
 */
export const email: Rule = codeUnless(isEmail, 'email');

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
