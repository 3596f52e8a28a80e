import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readOffer } from '../../../shared/contract/validate-registry';
import type { Portal } from '../portal';
import { ROOT } from '../run-folder';

const FORMER_SHELL_ARCHIVE = join(ROOT, 'e2e/kept-bundle/shell.tar.br');

/**
 * Replaces the deployed shell by the kept earlier one; modules and registry stay as they are.
 * @returns the names and versions that the earlier shell provides to modules
 */
export function putFormerShell(portal: Portal): ReturnType<typeof readOffer> {
  const tar = brotliDecompressSync(readFileSync(FORMER_SHELL_ARCHIVE));
  for (const name of ['index.html', 'surface.json', 'build-manifest.json'])
    for (const end of ['.br', '.gz']) rmSync(portal.file(name + end), { force: true });
  execFileSync('tar', ['-x', '-C', portal.files], { input: tar });
  return readOffer(JSON.parse(readFileSync(portal.file('surface.json'), 'utf8')));
}
