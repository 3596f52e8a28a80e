import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';
import { contract } from './contract.mjs';
import { digestsOf } from './digests.mjs';

/** The format of records is defined in shared/contract/release/release-record.ts. */
const { flipText, readLog, readRecordText, recordText } = await contract();

const homeOf = (id, portal) => path.join(portal, 'releases', id);

const recordFile = (id, version, portal) => path.join(homeOf(id, portal), `${version}.json`);

const logFile = (id, portal) => path.join(homeOf(id, portal), 'log.jsonl');

/**
 * Writes the record of a release in a portal. Deploying the same files again rewrites its entry and sources
 * (`madeOf`; null where unknown).
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
  replaceFile(recordFile(id, release.version, portal), recordText(record));
}

/** The record of a version, or null. */
export function readRecord(id, version, portal = PORTAL) {
  const file = recordFile(id, version, portal);
  return existsSync(file) ? readRecordText(readFileSync(file, 'utf8')) : null;
}

/** All records of a module, the last placed one first. */
export function records(id, portal = PORTAL) {
  const home = homeOf(id, portal);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(id, name.slice(0, -5), portal) ?? [])
    .sort((a, b) => (a.placed < b.placed ? 1 : -1));
}

const partFile = (name, portal) => path.join(portal, 'releases', `${name}.json`);

/** Records the sources and time of the deployed shell or server; only the current one is kept. */
export function keepPart(name, made, portal = PORTAL, now = new Date()) {
  replaceFile(partFile(name, portal), `${JSON.stringify({ made, placed: now.toISOString() })}\n`);
}

/** Record of the shell or server: `{made, placed}`, or null. */
export function readPart(name, portal = PORTAL) {
  const file = partFile(name, portal);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Logs that a version is in service from now on. */
export function noteFlip(id, { version, from, how }, portal = PORTAL, now = new Date()) {
  mkdirSync(homeOf(id, portal), { recursive: true });
  const file = logFile(id, portal);
  // Ends a line that a crash cut short, so that the next line starts cleanly.
  const cut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${cut ? '\n' : ''}${flipText({ at: now.toISOString(), version, from, how })}`);
}

/** Log of versions put into service, oldest first. */
export function flips(id, portal = PORTAL) {
  const file = logFile(id, portal);
  return existsSync(file) ? readLog(readFileSync(file, 'utf8')) : [];
}
