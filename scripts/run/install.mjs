import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { fail, ROOT, run } from './step.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED_MARK = join(ROOT, 'node_modules', '.portal-installed');

/** With NODE_ENV=production npm would leave out the build tools. */
export const INSTALL_FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

const isInstalled = (wanted) => existsSync(INSTALLED_MARK) && readFileSync(INSTALLED_MARK, 'utf8') === wanted;

/**
 * Installs the packages of the lock file unless they are installed already; waits while another command
 * installs in this folder. Exits with npm's own message when npm fails.
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  const refused = await alone(
    'install',
    () => install(wanted),
    () => {
      console.log('Another command is installing packages: waiting for it …');
    },
  );
  if (refused) fail(`The packages could not be installed:\n${refused}`);
}

/** Runs `npm ci`; returns npm's output when it failed, undefined after success. */
async function install(wanted) {
  if (isInstalled(wanted)) return;
  console.log('Installing packages (about a minute the first time) …');
  const { code, output } = await run('npm', ['ci', ...INSTALL_FLAGS], { quiet: true });
  if (code !== 0) return output.trim() || `npm ended with ${code}`;
  writeFileSync(INSTALLED_MARK, wanted);
}
