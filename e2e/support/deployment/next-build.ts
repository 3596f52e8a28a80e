import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Portal } from '../portal';

/** Files that contain the shell's build, by which browsers notice a new one. */
const FILES_NAMING_BUILD = ['index.html', 'sw.js', 'build-manifest.json', 'latest-build.json'];

const buildOf = (portal: Portal): string =>
  (JSON.parse(readFileSync(portal.file('latest-build.json'), 'utf8')) as { build: string }).build;

/**
 * Puts another build of the shell into service, as `npm run build` of a changed shell does: the page, the
 * worker's list, and the two files that name the current build.
 * @returns the new build
 */
export function nextBuild(portal: Portal): string {
  const before = buildOf(portal);
  const next = `b${Date.now().toString(16).slice(-9)}`;
  for (const name of FILES_NAMING_BUILD) {
    const file = portal.file(name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} does not name the build`);
    for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
    writeFileSync(file, text.replaceAll(before, next));
  }
  return next;
}
