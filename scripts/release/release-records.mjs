import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/build/files.mjs';
import { PORTAL } from '../../shared/build/paths.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';

/**
 * What a portal remembers of the releases of one module, beside the immutable folders of the module:
 * `releases/mf-gis/<version>.json`, a record of each, and `log.jsonl`, which was put into service when.
 */
const homeOf = (id, portal) => path.join(portal, 'releases', id);

const recordFile = (id, version, portal) => path.join(homeOf(id, portal), `${version}.json`);

const logFile = (id, portal) => path.join(homeOf(id, portal), 'log.jsonl');

/** Digest of a file as a browser states it. */
export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Digest of each file of a release, compressed copies too, by its path in the folder of the version. */
export function digestsOf(folder) {
  const files = walk(folder).map((file) => [
    path.relative(folder, file).split(path.sep).join('/'),
    sha384(readFileSync(file)),
  ]);
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Keeps the record of a release that lies in a portal: the entry a registry has for it, what it was made of
 * (`madeOf`, null where nobody noted it), the digests of its files and when it was placed. The entry and what it was made
 * of are written again when the same files are deployed again.
 */
export function keepRecord(release, made, portal = PORTAL, now = new Date()) {
  const { id } = release.decl;
  const known = readRecord(id, release.version, portal);
  const record = {
    release,
    made: made ?? known?.made ?? null,
    placed: known?.placed ?? now.toISOString(),
    files: known?.files ?? digestsOf(path.join(portal, 'modules', id, release.version)),
  };
  replaceFile(recordFile(id, release.version, portal), `${JSON.stringify(record)}\n`);
}

/** The record of a version, or null where none was kept. */
export function readRecord(id, version, portal = PORTAL) {
  const file = recordFile(id, version, portal);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** All records of a module, the one placed last first. */
export function records(id, portal = PORTAL) {
  const home = homeOf(id, portal);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readRecord(id, name.slice(0, -5), portal))
    .sort((a, b) => (a.placed < b.placed ? 1 : -1));
}

const partFile = (name, portal) => path.join(portal, 'releases', `${name}.json`);

/** Keeps what the shell or the server of a portal was made of, and when: there is one of each, so that nothing else is kept. */
export function keepPart(name, made, portal = PORTAL, now = new Date()) {
  replaceFile(partFile(name, portal), `${JSON.stringify({ made, placed: now.toISOString() })}\n`);
}

/** What was kept of the shell or the server: `{made, placed}`, or null. */
export function readPart(name, portal = PORTAL) {
  const file = partFile(name, portal);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Notes that a version is in service from now on. `how` is `deploy`, `rollback` or `smoke`: taken back after its test. */
export function noteFlip(id, { version, from, how }, portal = PORTAL, now = new Date()) {
  mkdirSync(homeOf(id, portal), { recursive: true });
  appendFileSync(logFile(id, portal), `${JSON.stringify({ at: now.toISOString(), version, from, how })}\n`);
}

/** What was put into service when, the first first. A line that a crash cut short is left out. */
export function flips(id, portal = PORTAL) {
  const file = logFile(id, portal);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

/**
 * The version that was in service before this one was deployed, or null. A version that was rolled back
 * to leads to the one before it, so that two rollbacks lead two releases back.
 */
export function versionBefore(id, version, portal = PORTAL) {
  const deployed = flips(id, portal).findLast((flip) => flip.how === 'deploy' && flip.version === version);
  return deployed?.from ?? null;
}
