import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf } from '../../shared/build/declaration.mjs';
import { at, MODULES } from '../../shared/build/paths.mjs';
import { usedSurface } from '../../shared/build/surface.mjs';
import { replaceFile } from './replace-file.mjs';

/** Writes the registry of a development web root from the modules bundled so far. */
export function publishDevelopment(web) {
  const modules = {};
  for (const id of MODULES) {
    const script = path.join(web, 'modules', id, 'dev', 'remoteEntry.js');
    if (!existsSync(script)) continue;
    const digest = createHash('sha384').update(readFileSync(script)).digest('base64');
    modules[id] = {
      version: 'dev',
      entry: `/modules/${id}/dev/remoteEntry.js`,
      integrity: `sha384-${digest}`,
      decl: declarationOf(readFileSync(at(id, 'module.json'), 'utf8')),
      uses: usedSurface(id),
    };
  }
  replaceFile(path.join(web, 'registry.json'), `${JSON.stringify({ modules })}\n`);
}
