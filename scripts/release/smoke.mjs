import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import { declarationOf } from '../../shared/webpack/declaration.mjs';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { sha384 } from './digests.mjs';
import { readRecord } from './release-records.mjs';

const COMPRESSED_FILE = /\.(br|gz)$/;

/**
 * What is wrong with the files of a version in a portal: digests must match its record, scripts must parse,
 * the first script and the declaration must be those of the registry. Empty when all is well.
 */
export function fileFaults(id, version, portal = PORTAL) {
  const kept = readRecord(id, version, portal);
  if (!kept) return [`no record of ${id} ${version} is kept`];
  const folder = path.join(portal, 'modules', id, version);
  const faults = Object.entries(kept.files).flatMap(([name, digest]) => faultOf(folder, name, digest));
  const { entry, integrity, decl } = kept.release;
  if (kept.files[path.basename(entry)] !== integrity)
    faults.push(`${path.basename(entry)} is not what the registry promises`);
  return [...faults, ...declarationFaults(folder, decl)];
}

function faultOf(folder, name, digest) {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`${name} is missing`];
  const content = readFileSync(file);
  if (sha384(content) !== digest) return [`${name} has changed since it was placed`];
  if (!name.endsWith('.js') || COMPRESSED_FILE.test(name)) return [];
  try {
    new vm.Script(content.toString(), { filename: name });
    return [];
  } catch (error) {
    return [`${name} is no script: ${error.message}`];
  }
}

function declarationFaults(folder, decl) {
  const file = path.join(folder, 'module.json');
  if (!existsSync(file)) return ['module.json is missing'];
  const written = declarationOf(readFileSync(file, 'utf8'));
  return isDeepStrictEqual(written, decl) ? [] : ['module.json is not the declaration of the registry'];
}
