import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT, run } from './step.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** What npm wrote of the packages on the disk. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const MARK = join(ROOT, 'node_modules', '.portal-installed');

/** With NODE_ENV=production npm would leave out what builds the portal. */
export const INSTALL_FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/** Packages on the disk whose version is not the one of the lock file. */
function strays() {
  const locked = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.keys(found).filter((path) => locked[path] && locked[path].version !== found[path].version);
}

/**
 * Installs the packages of the lock file unless they are there already. `npm ci` refuses a lock
 * that lacks the optional packages of another platform; then `npm install` adds those of this
 * one, leaves the lock as it is, and every package of the lock must have come in its version.
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing packages (about a minute the first time) …');
  const clean = await run('npm', ['ci', ...INSTALL_FLAGS], { quiet: true });
  if (clean.code !== 0) {
    const plain = await run('npm', ['install', '--no-save', ...INSTALL_FLAGS], { quiet: true });
    if (plain.code !== 0) fail(`The packages could not be installed:\n${plain.output.trim()}`);
    const wrong = strays();
    if (wrong.length > 0) fail(`Packages differ from package-lock.json: ${wrong.join(', ')}.`);
  }
  writeFileSync(MARK, wanted);
}
