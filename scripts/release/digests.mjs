import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/webpack/files.mjs';

/** Digest of a content as in an `integrity` attribute. */
export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Digest of each file of a release, compressed copies included, by path in its folder. */
export function digestsOf(folder) {
  const files = walk(folder).map((file) => [
    path.relative(folder, file).split(path.sep).join('/'),
    sha384(readFileSync(file)),
  ]);
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
