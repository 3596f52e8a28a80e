import { readFileSync } from 'node:fs';

/**
 * Packages of a `package-lock.json`, each version once.
 * @returns `{name, version, shipped}`; `shipped` is false for packages that only tools use
 */
export function lockedPackages(file) {
  const found = new Map();
  for (const [place, { name, version, link, dev }] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')).packages,
  )) {
    const at = place.lastIndexOf('node_modules/');
    if (at < 0 || link) continue;
    // A package installed under an alias states its own name.
    const own = name ?? place.slice(at + 'node_modules/'.length);
    const before = found.get(`${own}@${version}`);
    found.set(`${own}@${version}`, { name: own, version, shipped: !dev || before?.shipped === true });
  }
  return [...found.values()];
}
