import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../db/start/start-error';
import { decryptedStream } from './decrypt';
import { BACKUP_FORMAT, type BackupHead, type LineKind } from './format';

/** One line of a backup: its first letter is the kind, the rest is the text. */
export interface Line {
  kind: LineKind;
  text: string;
}

/**
 * Reads a backup line by line.
 * @param keyFile file of the secret key, for an encrypted backup
 * @throws StartError when the file is unreadable, no backup or cut off, or the key does not open it
 */
export async function* readBackup(file: string, keyFile?: string): AsyncGenerator<Line> {
  const gunzip = createGunzip();
  let source: Readable | undefined;
  let last = '';
  try {
    source = await decryptedStream(file, keyFile);
    source.on('error', (error) => gunzip.destroy(error));
    for await (const line of createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity })) {
      last = line.slice(0, 1);
      yield { kind: last as LineKind, text: line.slice(2) };
    }
  } catch (error) {
    throw error instanceof StartError ? error : unreadable(file, (error as Error).message);
  } finally {
    source?.destroy();
  }
  if (last !== 'E') throw unreadable(file, 'its end is missing');
}

const unreadable = (file: string, why: string): StartError =>
  new StartError(`${file} cannot be read as a backup (${why}): take an earlier one.`);

/**
 * Parses the first line of a backup.
 * @throws StartError when the file is no backup or of a later format
 */
export function readHead(file: string, line: Line | undefined): BackupHead {
  if (line?.kind !== 'B') throw unreadable(file, 'it does not begin as one');
  const head = JSON.parse(line.text) as BackupHead;
  if (head.format !== BACKUP_FORMAT)
    throw new StartError(
      `${file} has format ${head.format}, this version reads ${BACKUP_FORMAT}: take the version of the server that made it, or a later one.`,
    );
  return head;
}
