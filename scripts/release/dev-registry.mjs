import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf } from '../../shared/webpack/declaration.mjs';
import { at, MODULES } from '../../shared/webpack/paths.mjs';
import { sharedMajor, takenNames } from '../../shared/webpack/public-api.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';
import { writtenUses } from '../public-api/earlier.mjs';
import { sha384 } from './digests.mjs';

/**
 * Registry entry of a module's last bundle in a development web root; null before the first one. Unlisted
 * names are no error here: the shell reports them on the page.
 */
export function developmentRelease(web, id) {
  const script = path.join(web, 'modules', id, 'dev', 'remoteEntry.js');
  if (!existsSync(script)) return null;
  return {
    version: 'dev',
    entry: `/modules/${id}/dev/remoteEntry.js`,
    integrity: sha384(readFileSync(script)),
    decl: declarationOf(readFileSync(at(id, 'module.json'), 'utf8')),
    ...writtenUses({ major: sharedMajor(), names: takenNames(id) }),
  };
}

/** Writes the registry of a development web root with the modules bundled so far. */
export function publishDevelopment(web) {
  const found = MODULES.map((id) => [id, developmentRelease(web, id)]);
  const modules = Object.fromEntries(found.filter(([, release]) => release !== null));
  replaceFile(path.join(web, 'registry.json'), `${JSON.stringify({ modules })}\n`);
}
