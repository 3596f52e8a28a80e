import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { at, PORTAL } from '../../shared/build/paths.mjs';
import { drawViews } from '../first-view/draw.mjs';
import { replaceFile } from './replace-file.mjs';

/** A script that stands in the page itself, for browsers of any age. */
const inline = (name) =>
  minifySync(readFileSync(at('shell/src/first-view', name), 'utf8'), {
    compress: true,
    mangle: true,
    ecma: 5,
  }).code.trim();

/** Writes what the shell gives to pages with a first view: its frames, and the scripts of the page itself. */
export async function writeFrames() {
  const scripts = { head: inline('head.js'), choose: inline('choose.js') };
  mkdirSync(path.join(PORTAL, 'first'), { recursive: true });
  replaceFile(
    path.join(PORTAL, 'first/frames.json'),
    `${JSON.stringify({ scripts, frames: await drawViews('shell') })}\n`,
  );
}
