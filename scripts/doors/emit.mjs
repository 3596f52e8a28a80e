import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../../shared/build/paths.mjs';

/**
 * Lets TypeScript write the declarations of a project, hands their folder to `read` and removes it.
 * Types are not checked here: that is a check of its own.
 * @param {string} project path of a tsconfig.json that emits declarations only
 */
export function withDeclarations(project, read) {
  mkdirSync(CACHE, { recursive: true });
  const out = mkdtempSync(path.join(CACHE, 'doors-'));
  try {
    const tsc = at('node_modules/typescript/bin/tsc');
    const done = spawnSync(process.execPath, [tsc, '-p', project, '--noCheck', '--outDir', out]);
    if (done.status !== 0)
      throw new Error(`The declarations cannot be written.\n${done.stdout}${done.stderr}`);
    return read(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
