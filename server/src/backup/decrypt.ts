import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { StartError } from '../db/start/start-error';

/** What a file of the format age begins with; the name of a file may have been changed. */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');
/** What the library says when no key fits; it has no kinds of errors. */
const NO_KEY_FITS = /no identity matched/;

/** The bytes of a backup before they were encrypted; those of one that is not, as they are. */
export async function plainBytes(file: string, keyFile: string | undefined): Promise<Readable> {
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
    // The disk failed, not the content.
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

/** Reads the secret keys of a file as `npm run backup:key` and `age-keygen` make it: one a line, and comments. */
async function readKeys(keyFile: string): Promise<Decrypter> {
  const keys = new Decrypter();
  try {
    const lines = (await readFile(keyFile, 'utf8')).split('\n').map((line) => line.trim());
    const secret = lines.filter((line) => line && !line.startsWith('#'));
    if (secret.length === 0) throw new Error('no key');
    for (const line of secret) keys.addIdentity(line);
    return keys;
  } catch (error) {
    // Never what the file holds: it may be part of a key.
    const why = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `${keyFile} cannot be read as the key of a backup${why ? ` (${why})` : ''}: it has a line that begins with AGE-SECRET-KEY-1.`,
    );
  }
}
