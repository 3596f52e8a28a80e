import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/webpack/files.mjs';
import { at, CACHE, ROOT } from '../../shared/webpack/paths.mjs';

const RECORD_FILE = path.join(CACHE, 'fingerprints.json');
const TEST_FILE = /\.test\.(tsx?|mjs)$/;

/** Short hash of a content, for file names. */
export const shortHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Hash of files and folders below the root, without tests, which do not affect bundles. */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const full = at(input);
    if (!existsSync(full)) continue;
    const files = statSync(full).isDirectory() ? walk(full) : [full];
    for (const file of files.filter((name) => !TEST_FILE.test(name))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Fingerprints of the last build by target. */
export function recorded() {
  return existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : {};
}

/** Stores fingerprints, so that the next build skips what is unchanged. */
export function record(changes) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(RECORD_FILE, `${JSON.stringify({ ...recorded(), ...changes }, null, 2)}\n`);
}
