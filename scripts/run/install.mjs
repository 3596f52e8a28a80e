import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT, run } from './step.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MARK = join(ROOT, 'node_modules', '.portal-installed');

/** With NODE_ENV=production npm would leave out the build tools. */
export const INSTALL_FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/**
 * Installs the packages of the lock file unless they are installed already. Exits with npm's own message
 * when npm fails.
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing packages (about a minute the first time) …');
  const { code, output } = await run('npm', ['ci', ...INSTALL_FLAGS], { quiet: true });
  if (code !== 0) fail(`The packages could not be installed:\n${output.trim()}`);
  writeFileSync(MARK, wanted);
}
