import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { isProductCode, walk } from '../../shared/webpack/files.mjs';
import { at, CACHE } from '../../shared/webpack/paths.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';

/**
 * The contract of shell and modules for scripts: the shell's own TypeScript files, compiled into the
 * scratch folder, so that a deployment decides exactly as the shell will.
 */
export async function contract() {
  const out = path.join(CACHE, 'contract');
  mkdirSync(out, { recursive: true });
  for (const file of walk(at('shared/contract')).filter(isProductCode)) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
      module: { type: 'es6' },
    });
    const target = path.join(out, path.relative(at('shared/contract'), file).replace(/\.ts$/, '.mjs'));
    mkdirSync(path.dirname(target), { recursive: true });
    // Atomically, because another command may be reading it.
    replaceFile(target, code.replace(/(from\s+["']\.\.?\/[\w/.-]+)(["'])/g, '$1.mjs$2'));
  }
  const load = (name) => import(pathToFileURL(path.join(out, `${name}.mjs`)).href);
  const parts = await Promise.all(
    [
      'release/acceptance',
      'release/earlier',
      'release/incompatibility',
      'release/release-record',
      'validate-module',
      'validate-registry',
    ].map(load),
  );
  return Object.assign({}, ...parts);
}
