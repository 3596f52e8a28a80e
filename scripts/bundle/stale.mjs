import { existsSync } from 'node:fs';
import { at, ROOT } from '../../shared/webpack/paths.mjs';
import { drawingConfig } from '../first-view/config.mjs';
import { bundle, configsOf } from './bundle.mjs';
import { fingerprint, record, recorded } from './fingerprint.mjs';
import { noteLicences } from './licences.mjs';

/** Whether a workspace draws first views (scripts/first-view): the frames of the shell, pages of a module. */
export const drawsFirstViews = (name) =>
  ['src/first-views.tsx', 'src/first-view/frames.tsx'].some((file) => existsSync(at(name, file)));

/** The bundles of a target, that by which its first views are drawn included. */
async function bundlesOf({ name, config }) {
  const configs = await configsOf(config, { production: true });
  return drawsFirstViews(name) ? [...configs, drawingConfig(name)] : configs;
}

/**
 * Bundles those targets whose sources have changed since they were last built, or whose output is gone.
 * @returns `{ names, compilations, done }`; `done()` remembers them as built, once their output is in place
 */
export async function bundleStale(targets) {
  const prints = Object.fromEntries(targets.map((target) => [target.name, fingerprint(target.inputs)]));
  const known = recorded();
  const stale = targets.filter((target) => known[target.name] !== prints[target.name] || !target.present());
  const names = stale.map((target) => target.name);
  // Federation writes into a bundle what package.json of the working directory says.
  process.chdir(ROOT);
  const configs = await Promise.all(stale.map(bundlesOf));
  const compilations = stale.length > 0 ? await bundle(configs.flat()) : new Map();
  for (const [name, compilation] of compilations)
    if (names.includes(name) && name !== 'server') noteLicences(name, compilation);
  return {
    names,
    compilations,
    done: () => record(Object.fromEntries(names.map((name) => [name, prints[name]]))),
  };
}
