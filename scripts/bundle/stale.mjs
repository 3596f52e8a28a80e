import { existsSync } from 'node:fs';
import { at, ROOT } from '../../shared/webpack/paths.mjs';
import { drawingConfig } from '../first-view/config.mjs';
import { bundle, configsOf } from './bundle.mjs';
import { fingerprint, record, recorded } from './fingerprint.mjs';
import { noteLicences } from './licences.mjs';

/** Whether a workspace has first views (scripts/first-view): frames of the shell, or pages of a module. */
export const drawsFirstViews = (name) =>
  ['src/first-views.tsx', 'src/first-view/frames.tsx'].some((file) => existsSync(at(name, file)));

/** The configurations of a target, including the one that draws its first views. */
async function bundlesOf({ name, config }) {
  const configs = await configsOf(config, { production: true });
  return drawsFirstViews(name) ? [...configs, drawingConfig(name)] : configs;
}

/**
 * Builds the targets whose sources changed since their last build, or whose output is missing.
 * @returns `{ names, compilations, done }`; call `done()` once the output is in place, to record them as
 * built
 */
export async function bundleStale(targets) {
  const prints = Object.fromEntries(targets.map((target) => [target.name, fingerprint(target.inputs)]));
  const known = recorded();
  const stale = targets.filter((target) => known[target.name] !== prints[target.name] || !target.present());
  const names = stale.map((target) => target.name);
  // Federation writes data from the working directory's package.json into bundles.
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
