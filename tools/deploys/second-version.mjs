import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from '../../scripts/bundle/compress.mjs';
import { sha384 } from '../../scripts/release/digests.mjs';
import { packedRelease, RELEASES } from '../../scripts/release/release.mjs';

/**
 * Makes another version of a built module without building: the same files under a new version, with one
 * more comment in the first script.
 * @param into folder for it, with a folder per module as `deploy` expects
 * @returns its registry entry
 */
export async function secondVersion(id, into) {
  const first = packedRelease(id);
  if (!first) throw new Error(`${id} is not built.`);
  const version = `${first.version}b`;
  const folder = path.join(into, id, version);
  cpSync(path.join(RELEASES, id, first.version), folder, { recursive: true });
  const script = path.join(folder, path.basename(first.entry));
  appendFileSync(script, '\n// Another version.\n');
  await compressFile(script);
  const entry = `/modules/${id}/${version}/${path.basename(script)}`;
  return { ...first, version, entry, integrity: sha384(readFileSync(script)) };
}
