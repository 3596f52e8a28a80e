import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** An entry of package-lock.json, as far as its dependencies are concerned. */
interface Locked {
  version?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };
const { workspaces } = json('package.json') as { workspaces: string[] };

/**
 * Whether Node would find a package from a folder: in the nearest `node_modules` above that contains it.
 */
function found(from: string, name: string): boolean {
  const folders = from.split('/node_modules/');
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (place) => place.replace(/^\//, '') in packages,
  );
}

// `npm ci` refuses a lock file without the packages of other platforms, and npm omits them when it writes a
// lock file over an installation. `npm install --package-lock-only` adds them again.
test('the lock file names every package that a package asks for, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(from, name))
      .map((name) => `${from} > ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test.each(['', ...workspaces])('the lock file asks for what package.json of "%s" does', (folder) => {
  const manifest = json(path.join(folder, 'package.json')) as Locked;
  const locked = packages[folder];
  expect(locked?.dependencies ?? {}).toEqual(manifest.dependencies ?? {});
  expect(locked?.devDependencies ?? {}).toEqual(manifest.devDependencies ?? {});
});

test('every package of the registry has its version and the digest of its archive', () => {
  const open = Object.entries(packages).filter(
    ([place, { link, version, integrity }]) =>
      place.includes('node_modules/') && !link && !(version && integrity),
  );
  expect(open.map(([place]) => place)).toEqual([]);
});
