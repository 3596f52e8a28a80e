import { Readable } from 'node:stream';
import { Encrypter } from 'age-encryption';

/** Public keys of the format age (https://age-encryption.org/v1) that a backup is encrypted for; none: it is not. */
export type Recipients = readonly string[];

/** What is put behind the name of a backup that is encrypted. */
const ENDING = '.age';

/** Name of a backup as it is stored: one that is encrypted says so. */
export const storedName = (file: string, recipients: Recipients): string =>
  recipients.length === 0 || file.endsWith(ENDING) ? file : `${file}${ENDING}`;

/** Whether a text is a public key of the format age, its check characters included. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a stream as they go into a file: encrypted when there is somebody to encrypt them for. */
export async function encrypted(plain: Readable, recipients: Recipients): Promise<Readable> {
  if (recipients.length === 0) return plain;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const bytes = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}
