import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from '../../scripts/bundle/compress.mjs';
import { sha384 } from '../../scripts/release/digests.mjs';
import { packedRelease, RELEASES } from '../../scripts/release/release.mjs';

/**
 * Another version of a built module, made without building it: its files under another version, its first script with
 * one comment more.
 * @param into folder where it lies afterwards, a folder per module as `deploy` takes it
 * @returns its entry of a registry
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
