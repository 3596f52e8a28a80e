import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let folder: Promise<string> | undefined;

/**
 * Makes a C library locale, from which WebKitGTK takes the device's language.
 * @returns the folder for `LOCPATH`
 */
export async function localeFolder(language: string): Promise<string> {
  folder ??= mkdtemp(join(tmpdir(), 'locales-'));
  const made = join(await folder, `${language.replace('-', '_')}.UTF-8`);
  if (!existsSync(made)) {
    await promisify(execFile)('localedef', ['-i', language.replace('-', '_'), '-f', 'UTF-8', made]);
  }
  return folder;
}
