import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { declarationOf } from '../../shared/webpack/declaration.mjs';
import { at, MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { drawViews } from '../first-view/draw.mjs';
import { replaceFile } from './replace-file.mjs';

/** Minifies an inline script for browsers of any age. */
const inline = (name) =>
  minifySync(readFileSync(at('shell/src/first-view', name), 'utf8'), {
    compress: true,
    mangle: true,
    ecma: 5,
  }).code.trim();

/**
 * Writes the shell's parts of pages with a first view: frames, the declarations they were drawn from, and
 * inline scripts.
 */
export async function writeFrames() {
  const scripts = { head: inline('head.js'), choose: inline('choose.js') };
  const declared = (id) => declarationOf(readFileSync(at(id, 'module.json'), 'utf8'));
  const decls = Object.fromEntries(MODULES.map((id) => [id, declared(id)]));
  mkdirSync(path.join(PORTAL, 'first'), { recursive: true });
  replaceFile(
    path.join(PORTAL, 'first/frames.json'),
    `${JSON.stringify({ scripts, decls, frames: await drawViews('shell') })}\n`,
  );
}
