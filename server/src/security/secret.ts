import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './hash';

/** The signing secret: the configured one, or one made once and kept in the data folder. */
export function openSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret.key');
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
