import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/build/paths.mjs';
import { compressFile } from './compress.mjs';
import { contract } from './contract.mjs';

const FILE = path.join(PORTAL, 'registry.json');

/** Releases in service, by module; none before the first build. */
export function releases() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).modules : {};
}

/** Replaces a file in one step, so that no reader sees half of it. */
export function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.arriving`, content);
  renameSync(`${file}.arriving`, file);
}

/**
 * Puts releases into service. Each is first checked against the surface of the shell that is
 * deployed; a refused one leaves the registry as it was.
 * @throws with the module and what the shell lacks
 */
export async function deploy(fresh) {
  const { accepts, host, readRelease } = await contract();
  const shell = host(JSON.parse(readFileSync(path.join(PORTAL, 'surface.json'), 'utf8')));
  for (const [id, release] of Object.entries(fresh)) {
    const read = readRelease(release);
    if (!read.ok) throw new Error(`${id} is not a sound release: ${read.problems.join('; ')}`);
    const verdict = accepts(shell, release);
    if (!verdict.ok)
      throw new Error(`${id} ${release.version} is refused (${verdict.why}): ${verdict.missing.join(', ')}`);
  }
  const modules = { ...releases(), ...fresh };
  const sorted = Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));
  // A compressed copy of the old registry must not outlive it.
  for (const old of ['.br', '.gz']) rmSync(FILE + old, { force: true });
  replaceFile(FILE, `${JSON.stringify({ modules: sorted })}\n`);
  await compressFile(FILE);
}
