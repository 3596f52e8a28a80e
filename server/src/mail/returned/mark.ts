import { hmacOf, isEqualSecret } from '../../security/hash';

const PATTERN = /ciguawatch-(\d{1,10})\.([\w-]{22})/;
const WHOLE = new RegExp(`^${PATTERN.source}$`);

const signatureOf = (secret: string, id: number): string => hmacOf(secret, `mail:${id}`).slice(0, 22);

/**
 * What a mail carries in its `Message-ID` and envelope, by which a mail server that returns it names it: its number in
 * the outbox, signed, so that nobody can return the mail of another.
 */
export const mailMark = (secret: string, id: number): string => `ciguawatch-${id}.${signatureOf(secret, id)}`;

/** The mark in a text of a returned mail, unchecked; null without one. */
export const markIn = (text: string): string | null => PATTERN.exec(text)?.[0] ?? null;

/** Number of the mail that a mark names; null where its signature is not ours. */
export function markedMail(secret: string, mark: string): number | null {
  const [, id, signature] = WHOLE.exec(mark) ?? [];
  if (id === undefined || signature === undefined) return null;
  return isEqualSecret(signature, signatureOf(secret, Number(id))) ? Number(id) : null;
}
