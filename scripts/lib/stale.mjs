import { bundle, configsOf } from './bundle.mjs';
import { fingerprint, record, recorded } from './fingerprint.mjs';
import { noteLicences } from './licences.mjs';

/**
 * Bundles those targets whose sources have changed since they were last built, or whose output is gone.
 * @returns `{ names, compilations, done }`; `done()` remembers them as built, once their output is in place
 */
export async function bundleStale(targets) {
  const prints = Object.fromEntries(targets.map((target) => [target.name, fingerprint(target.inputs)]));
  const known = recorded();
  const stale = targets.filter((target) => known[target.name] !== prints[target.name] || !target.present());
  const names = stale.map((target) => target.name);
  const configs = await Promise.all(stale.map((target) => configsOf(target.config, { production: true })));
  const compilations = stale.length > 0 ? await bundle(configs.flat()) : new Map();
  for (const [name, compilation] of compilations) if (name !== 'server') noteLicences(name, compilation);
  return {
    names,
    compilations,
    done: () => record(Object.fromEntries(names.map((name) => [name, prints[name]]))),
  };
}
