import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/build/paths.mjs';
import { compressFile } from './compress.mjs';
import { contract } from './contract.mjs';
import { record, recorded } from './fingerprint.mjs';
import { placeRelease, RELEASES } from './release.mjs';

const registryOf = (portal) => path.join(portal, 'registry.json');

/** Releases in service in a portal, by module; none before the first build. */
export function releases(portal = PORTAL) {
  const file = registryOf(portal);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).modules : {};
}

const deployedKey = (id) => `deployed ${id}`;

/** Version of a module that this folder last put into service, whatever the registry says since. */
export const lastDeployed = (id) => recorded()[deployedKey(id)];

/** Replaces a file in one step, so that no reader sees half of it. */
export function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.arriving`, content);
  renameSync(`${file}.arriving`, file);
}

/**
 * Puts built releases into service: their files first, then, in one step, the registry. All of them
 * are checked before against the surface of the shell that is deployed; a refused one leaves the
 * portal as it was. `built` is where the releases lie, a folder per module.
 * @throws with the module and what the shell lacks
 */
export async function deploy(fresh, portal = PORTAL, built = RELEASES) {
  const { accepts, host, lackText, readModuleDecl, readRelease, readSurface } = await contract();
  const shell = host(readSurface(JSON.parse(readFileSync(path.join(portal, 'surface.json'), 'utf8'))));
  for (const [id, release] of Object.entries(fresh)) {
    const read = readRelease(release, readModuleDecl);
    if (!read.ok) throw new Error(`${id} is not a sound release: ${read.problems.join('; ')}`);
    const verdict = accepts(shell, read.value);
    if (!verdict.ok)
      throw new Error(
        `${id} ${release.version} is refused (${verdict.why}): ${verdict.lacks.map(lackText).join('; ')}`,
      );
  }
  for (const [id, { version }] of Object.entries(fresh)) placeRelease(id, version, portal, built);
  const modules = { ...releases(portal), ...fresh };
  const sorted = Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = registryOf(portal);
  // A compressed copy of the old registry must not outlive it.
  for (const old of ['.br', '.gz']) rmSync(file + old, { force: true });
  replaceFile(file, `${JSON.stringify({ modules: sorted })}\n`);
  await compressFile(file);
  if (portal !== PORTAL) return;
  record(Object.fromEntries(Object.entries(fresh).map(([id, { version }]) => [deployedKey(id), version])));
}
