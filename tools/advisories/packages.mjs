import { readFileSync } from 'node:fs';

/**
 * Packages of a `package-lock.json`, each version once.
 * @returns `{name, version, shipped}`: whether it is in what people get or the server runs, or serves the tools alone
 */
export function lockedPackages(file) {
  const found = new Map();
  for (const [place, { name, version, link, dev }] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')).packages,
  )) {
    const at = place.lastIndexOf('node_modules/');
    if (at < 0 || link) continue;
    // One that is installed under another name says its own.
    const own = name ?? place.slice(at + 'node_modules/'.length);
    const before = found.get(`${own}@${version}`);
    found.set(`${own}@${version}`, { name: own, version, shipped: !dev || before?.shipped === true });
  }
  return [...found.values()];
}
