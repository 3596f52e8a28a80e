import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { StartError } from '../db/start/start-error';

/** First line of every file in the format age; recognises an encrypted backup under any file name. */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');
/** Message of the library when no key fits; it has no error codes. */
const NO_KEY_FITS = /no identity matched/;

/**
 * Stream of a backup before encryption; a backup that is not encrypted is passed through.
 * @throws StartError when it is encrypted and no key file is given
 */
export async function decryptedStream(file: string, keyFile: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!keyFile)
    throw new StartError(
      `${file} is encrypted: name the file with its key, too (npm run restore -- FILE KEY_FILE).`,
    );
  return Readable.from(decrypted(file, keyFile, await readKeys(keyFile)));
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0);
    return buffer.equals(FIRST_LINE);
  } finally {
    await handle.close();
  }
}

async function* decrypted(file: string, keyFile: string, keys: Decrypter): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  try {
    const plain = await keys.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    for await (const bytes of Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])) yield bytes;
  } catch (error) {
    // A system call failed: the disk is at fault, not the content of the backup.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new StartError(
      NO_KEY_FITS.test((error as Error).message)
        ? `${keyFile} does not open ${file}, which was encrypted for another key: take the key of the time when it was made.`
        : `${file} was changed or cut off after it was made: take another copy of it, or an earlier one.`,
    );
  } finally {
    source.destroy();
  }
}

/** Reads a key file as written by `npm run backup:key` or `age-keygen`: one key a line, comments with `#`. */
async function readKeys(keyFile: string): Promise<Decrypter> {
  const keys = new Decrypter();
  try {
    const lines = (await readFile(keyFile, 'utf8')).split('\n').map((line) => line.trim());
    const secret = lines.filter((line) => line && !line.startsWith('#'));
    if (secret.length === 0) throw new Error('no key');
    for (const line of secret) keys.addIdentity(line);
    return keys;
  } catch (error) {
    // The message leaves out the content of the file, which may be part of a key.
    const why = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `${keyFile} cannot be read as the key of a backup${why ? ` (${why})` : ''}: it has a line that begins with AGE-SECRET-KEY-1.`,
    );
  }
}
