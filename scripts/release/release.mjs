import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf } from '../../shared/webpack/declaration.mjs';
import { walk } from '../../shared/webpack/files.mjs';
import { at, CACHE, PORTAL, readJson, versionOf } from '../../shared/webpack/paths.mjs';
import { sharedMajor, usedNames } from '../../shared/webpack/public-api.mjs';
import { compressFolder } from '../bundle/compress.mjs';
import { largeChunks } from '../bundle/large-chunks.mjs';
import { aheadOf } from '../bundle/preload.mjs';
import { drawsFirstViews } from '../bundle/stale.mjs';
import { drawViews } from '../first-view/draw.mjs';
import { writtenUses } from '../public-api/earlier.mjs';
import { copyNamespaces } from '../texts/copy.mjs';
import { sha384 } from './digests.mjs';
import { madeOf } from './made-of.mjs';

/** Hash of a folder's content, so that equal content has an equal version in every build. */
function contentHash(folder) {
  const hash = createHash('sha256');
  for (const file of walk(folder)) {
    hash
      .update(path.relative(folder, file).split(path.sep).join('/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/** Folder of built releases, one subfolder per module. */
export const RELEASES = path.join(CACHE, 'releases');

/** Folder of a module's built release: a folder per version, and `release.json`. */
export const releaseFolder = (id) => path.join(RELEASES, id);

/** Registry entry of the module's last build; null before the first build. */
export function packedRelease(id) {
  const folder = releaseFolder(id);
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) return null;
  const release = readJson(file);
  return existsSync(path.join(folder, release.version)) ? release : null;
}

/** Sources of a module version when it was built (`madeOf`), or null. */
export function packedOf(id, version, built = RELEASES) {
  const file = path.join(built, id, `${version}.made.json`);
  return existsSync(file) ? readJson(file) : null;
}

/**
 * Makes a release from a module's bundle: an immutable folder with declaration, texts and list of large
 * files; beside it `release.json` and its sources, which are not part of it because the same files may
 * result from several commits. Replaces the release built before.
 */
export async function packRelease(id, compilation) {
  const built = path.join(CACHE, 'modules', id);
  cpSync(at(id, 'module.json'), path.join(built, 'module.json'));
  cpSync(at(id, 'locales'), path.join(built, 'locales'), { recursive: true });
  // Texts of single pages are namespaces of their own.
  copyNamespaces(path.join(built, 'locales'), (folder) => folder.startsWith(`${id}/src/`));
  writeFileSync(path.join(built, 'heavy.json'), `${JSON.stringify(largeChunks(compilation))}\n`);
  // First views are part of the release; the server inserts them into pages.
  if (drawsFirstViews(id)) writeFileSync(path.join(built, 'first.json'), JSON.stringify(await drawViews(id)));
  const version = `${versionOf(id)}-${contentHash(built)}`;
  const arriving = `${releaseFolder(id)}.arriving`;
  rmSync(arriving, { recursive: true, force: true });
  const home = path.join(arriving, version);
  cpSync(built, home, { recursive: true });
  const script = readdirSync(home).find((name) => /^remoteEntry\..*\.js$/.test(name));
  const decl = declarationOf(readFileSync(at(id, 'module.json'), 'utf8'));
  const names = usedNames(id);
  const release = {
    version,
    entry: `/modules/${id}/${version}/${script}`,
    integrity: sha384(readFileSync(path.join(home, script))),
    decl,
    ...writtenUses({ major: sharedMajor(), names }),
    ...(decl.routes.some(({ access }) => access === 'open') && { ahead: aheadOf(compilation, decl, names) }),
  };
  await compressFolder(home);
  writeFileSync(path.join(arriving, 'release.json'), `${JSON.stringify(release)}\n`);
  writeFileSync(path.join(arriving, `${version}.made.json`), `${JSON.stringify(madeOf())}\n`);
  rmSync(releaseFolder(id), { recursive: true, force: true });
  renameSync(arriving, releaseFolder(id));
}

const placeOf = (id, version, portal) => path.join(portal, 'modules', id, version);

/** Whether a portal has the files of a module version, in service or not. */
export const isPlaced = (id, version, portal = PORTAL) => existsSync(placeOf(id, version, portal));

/**
 * Copies a built version into a portal, beside the versions that open tabs still run. The folder gets its
 * name only when complete and never changes again; the registry is not changed.
 */
export function placeRelease(id, version, portal = PORTAL, built = RELEASES) {
  if (isPlaced(id, version, portal)) return;
  const home = placeOf(id, version, portal);
  rmSync(`${home}.arriving`, { recursive: true, force: true });
  cpSync(path.join(built, id, version), `${home}.arriving`, { recursive: true });
  renameSync(`${home}.arriving`, home);
}
