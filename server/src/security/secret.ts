import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../db/start/start-error';
import { newSecret } from './hash';

const MIN_LETTERS = 32;

/**
 * The signing secret: configured, or made once and kept in the data folder.
 * @throws StartError when the stored one is too short
 */
export function openSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret.key');
  makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LETTERS)
    throw new StartError(
      `The key file ${file} has less than ${MIN_LETTERS} characters: restore it from a copy, or remove it, which ends every login.`,
    );
  return secret;
}

/** Written under another name and linked, so that a full disk or a crash never leaves half a key. */
function makeSecret(file: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, newSecret(), { mode: 0o600 });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
