import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/build/files.mjs';
import { at, CACHE, PORTAL, readJson, versionOf } from '../../shared/build/paths.mjs';
import { usedSurface } from '../../shared/build/surface.mjs';
import { aheadOf } from './ahead.mjs';
import { compressFolder } from './compress.mjs';
import { heavyFiles } from './heavy.mjs';

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of everything a folder holds; equal content has an equal version, built twice or not. */
function contentHash(folder) {
  const hash = createHash('sha256');
  for (const file of walk(folder)) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * Puts a freshly bundled module into its immutable folder `modules/<id>/<version>/`, with its
 * declaration, its texts and the list of its heavy files, and answers its release record. The registry is not touched.
 */
export async function installRelease(id, compilation) {
  const built = path.join(CACHE, 'modules', id);
  cpSync(at(id, 'module.json'), path.join(built, 'module.json'));
  cpSync(at(id, 'locales'), path.join(built, 'locales'), { recursive: true });
  writeFileSync(path.join(built, 'heavy.json'), `${JSON.stringify(heavyFiles(compilation))}\n`);
  const version = `${versionOf(id)}-${contentHash(built)}`;
  const home = path.join(PORTAL, 'modules', id, version);
  if (!existsSync(home)) {
    const arriving = `${home}.arriving`;
    rmSync(arriving, { recursive: true, force: true });
    cpSync(built, arriving, { recursive: true });
    await compressFolder(arriving);
    renameSync(arriving, home);
  }
  const script = readdirSync(home).find((name) => /^remoteEntry\..*\.js$/.test(name));
  return {
    version,
    entry: `/modules/${id}/${version}/${script}`,
    integrity: sha384(readFileSync(path.join(home, script))),
    decl: readJson(at(id, 'module.json')),
    uses: usedSurface(id),
    ahead: aheadOf(compilation),
  };
}
