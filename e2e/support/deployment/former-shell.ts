import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readOffer } from '../../../shared/contract/validate-registry';
import type { Portal } from '../portal';
import { ROOT } from '../run-folder';

const KEPT = join(ROOT, 'e2e/kept-bundle/shell.tar.br');

/**
 * Puts the shell that was in service before into the place of the present one; modules and registry stay.
 * @returns what it offers to modules
 */
export function putFormerShell(portal: Portal): ReturnType<typeof readOffer> {
  const tar = brotliDecompressSync(readFileSync(KEPT));
  for (const name of ['index.html', 'surface.json', 'build-manifest.json'])
    for (const end of ['.br', '.gz']) rmSync(portal.file(name + end), { force: true });
  execFileSync('tar', ['-x', '-C', portal.files], { input: tar });
  return readOffer(JSON.parse(readFileSync(portal.file('surface.json'), 'utf8')));
}
