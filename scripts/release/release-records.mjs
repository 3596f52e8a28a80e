import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';
import { contract } from './contract.mjs';
import { digestsOf } from './digests.mjs';

/** The form of what is kept, and its one description: shared/contract/release/release-record.ts. */
const { flipText, readLog, readRecordText, recordText } = await contract();

const homeOf = (id, portal) => path.join(portal, 'releases', id);

const recordFile = (id, version, portal) => path.join(homeOf(id, portal), `${version}.json`);

const logFile = (id, portal) => path.join(homeOf(id, portal), 'log.jsonl');

/**
 * Keeps the record of a release that lies in a portal. The entry and what it was made of (`madeOf`, null where nobody noted
 * it) are written again when the same files are deployed again.
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

/** The record of a version, or null where none was kept. */
export function readRecord(id, version, portal = PORTAL) {
  const file = recordFile(id, version, portal);
  return existsSync(file) ? readRecordText(readFileSync(file, 'utf8')) : null;
}

/** All records of a module, the one placed last first. */
export function records(id, portal = PORTAL) {
  const home = homeOf(id, portal);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(id, name.slice(0, -5), portal) ?? [])
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

/** Notes that a version is in service from now on. */
export function noteFlip(id, { version, from, how }, portal = PORTAL, now = new Date()) {
  mkdirSync(homeOf(id, portal), { recursive: true });
  const file = logFile(id, portal);
  // What a crash cut short must not spoil the next line.
  const cut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${cut ? '\n' : ''}${flipText({ at: now.toISOString(), version, from, how })}`);
}

/** What was put into service when, the first first. */
export function flips(id, portal = PORTAL) {
  const file = logFile(id, portal);
  return existsSync(file) ? readLog(readFileSync(file, 'utf8')) : [];
}
