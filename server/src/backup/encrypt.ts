import { Readable } from 'node:stream';
import { Encrypter } from 'age-encryption';

/**
 * Public keys (age, https://age-encryption.org/v1) that a backup is encrypted for; empty for no encryption.
 */
export type Recipients = readonly string[];

/** Added to the file name of an encrypted backup. */
const ENDING = '.age';

/** File name of a backup as it is stored, with `.age` if it is encrypted. */
export const storedName = (file: string, recipients: Recipients): string =>
  recipients.length === 0 || file.endsWith(ENDING) ? file : `${file}${ENDING}`;

/** Whether a text is a public key of the format age, with correct check characters. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a stream for the recipients; returns it unchanged when there are none. */
export async function encryptStream(plain: Readable, recipients: Recipients): Promise<Readable> {
  if (recipients.length === 0) return plain;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const bytes = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}
