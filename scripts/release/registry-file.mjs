import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { compressFile } from '../bundle/compress.mjs';
import { record, recorded } from '../bundle/fingerprint.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';
import { contract } from './contract.mjs';
import { isPlaced, packedOf, placeRelease, RELEASES } from './release.mjs';
import { keepRecord, noteFlip } from './release-records.mjs';

const registryOf = (portal) => path.join(portal, 'registry.json');

/** Releases in service in a portal, by module; empty before the first build. */
export function releasesInService(portal = PORTAL) {
  const file = registryOf(portal);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).modules : {};
}

const deployedKey = (id) => `deployed ${id}`;

/** Version of a module that this folder last deployed, whatever the registry says since. */
export const lastDeployed = (id) => recorded()[deployedKey(id)];

/**
 * Validates releases as the portal's shell will.
 * @throws Error with the module and what is wrong, or what the shell lacks
 */
export async function judge(fresh, portal = PORTAL) {
  const { acceptanceOf, incompatibilityText, readModuleDecl, readOffer, readRelease, shellOffer } =
    await contract();
  const shell = shellOffer(readOffer(JSON.parse(readFileSync(path.join(portal, 'surface.json'), 'utf8'))));
  for (const [id, release] of Object.entries(fresh)) {
    const read = readRelease(release, readModuleDecl);
    if (!read.ok) throw new Error(`${id} is not a sound release: ${read.problems.join('; ')}`);
    const verdict = acceptanceOf(shell, read.value);
    if (!verdict.ok)
      throw new Error(
        `${id} ${release.version} is refused (${verdict.why}): ${verdict.lacks.map(incompatibilityText).join('; ')}`,
      );
  }
}

/**
 * Writes the registry atomically with the given releases replacing those in service; null takes a module
 * out. The change is logged with `how`.
 */
export async function flip(fresh, how, portal = PORTAL) {
  const before = releasesInService(portal);
  const modules = Object.entries({ ...before, ...fresh }).filter(([, release]) => release !== null);
  const sorted = Object.fromEntries(modules.sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = registryOf(portal);
  // Compressed copies of the old registry must not remain.
  for (const old of ['.br', '.gz']) rmSync(file + old, { force: true });
  replaceFile(file, `${JSON.stringify({ modules: sorted })}\n`);
  await compressFile(file);
  for (const [id, release] of Object.entries(fresh)) {
    const [version, from] = [release?.version ?? null, before[id]?.version ?? null];
    // Putting the same version into service with another entry is no change that could be rolled back.
    if (version !== from) noteFlip(id, { version, from, how }, portal);
  }
}

/**
 * Puts built releases into service: first their files, then, atomically, the registry. All are validated
 * against the deployed shell before; a refused one leaves the portal unchanged. `built` is the folder of
 * releases.
 * @throws Error with the module and what the shell lacks
 */
export async function deploy(fresh, portal = PORTAL, built = RELEASES) {
  await judge(fresh, portal);
  const before = releasesInService(portal);
  for (const [id, release] of Object.entries(fresh)) {
    // A release written into the registry by hand gets a record too, so that it can be rolled back to.
    if (before[id]?.decl && isPlaced(id, before[id].version, portal)) keepRecord(before[id], null, portal);
    placeRelease(id, release.version, portal, built);
    keepRecord(release, packedOf(id, release.version, built), portal);
  }
  await flip(fresh, 'deploy', portal);
  if (portal !== PORTAL) return;
  record(Object.fromEntries(Object.entries(fresh).map(([id, { version }]) => [deployedKey(id), version])));
}
