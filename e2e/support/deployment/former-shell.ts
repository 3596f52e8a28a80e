import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readOffer } from '../../../shared/contract/validate-registry';
import type { Portal } from '../portal';
import { ROOT } from '../run-folder';

const FORMER_SHELL_ARCHIVE = join(ROOT, 'e2e/kept-bundle/shell.tar.br');

/** Files of a shell that keep their names from build to build. */
const FIXED_NAMES = [
  ...['index.html', 'surface.json', 'build-manifest.json', 'licences.txt'],
  ...['first/frames.json', 'first/shared-files.json'],
].flatMap((name) => ['', '.br', '.gz'].map((end) => name + end));

/** The earlier shell in service. */
interface FormerShell {
  /** names and versions that it provides to modules */
  offer: ReturnType<typeof readOffer>;
  /** Puts the present shell back: tests of other files may use the same portal. */
  restore: () => void;
}

/** Replaces the deployed shell by the kept earlier one; modules and registry stay as they are. */
export function putFormerShell(portal: Portal): FormerShell {
  const tar = brotliDecompressSync(readFileSync(FORMER_SHELL_ARCHIVE));
  const saved = (name: string): string => portal.file(`${name}.present`);
  const held = FIXED_NAMES.filter((name) => existsSync(portal.file(name)));
  for (const name of held) {
    cpSync(portal.file(name), saved(name));
    rmSync(portal.file(name));
  }
  execFileSync('tar', ['-x', '-C', portal.files], { input: tar });
  return {
    offer: readOffer(JSON.parse(readFileSync(portal.file('surface.json'), 'utf8'))),
    restore: () => {
      for (const name of FIXED_NAMES) rmSync(portal.file(name), { force: true });
      for (const name of held) cpSync(saved(name), portal.file(name));
    },
  };
}
