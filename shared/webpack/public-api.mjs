import { existsSync, readFileSync } from 'node:fs';
import { isProductCode, walk } from './files.mjs';
import { exportedNames, importedNames } from './names.mjs';
import { at, versionOf } from './paths.mjs';

/**
 * The public API of shared/: names that modules may import at run time, `path name` per line, sorted
 * (docs/adr/0021).
 */
export const LIST = at('shared/public-api.txt');

/** Prefix of imports of shared code. */
export const SHARED = '@ciguawatch/shared';

const ONCE = new RegExp(`^${SHARED}/(runtime|ui)/`);

const byText = (a, b) => (a < b ? -1 : 1);

/** The list's lines as names by path. */
export function namesOf(lines) {
  const names = {};
  for (const line of lines) {
    const [file, name] = line.split(' ');
    names[file] = [...(names[file] ?? []), name];
  }
  return names;
}
export const linesOf = (names) =>
  Object.entries(names)
    .flatMap(([file, list]) => list.map((name) => `${file} ${name}`))
    .sort(byText);

/** Major version of shared/: raised when a name of the public API is removed or changes its meaning. */
export const sharedMajor = () => Number.parseInt(versionOf('shared'), 10);

/** What the shell offers (`PublicApi` in shared/contract/module.ts). */
export const publicApi = () => ({
  major: sharedMajor(),
  names: namesOf(readFileSync(LIST, 'utf8').split('\n').filter(Boolean)),
});

/** File of a path in the list; undefined for an unknown path. */
export const sharedFile = (entry) => ['.ts', '.tsx'].map((end) => at('shared', entry + end)).find(existsSync);

/** Names that a file exports; empty for a missing file. */
const allOf = (file) => (file ? exportedNames(file) : []);

/**
 * What a module imports of shared/ at run time according to its sources, listed or not: path > names,
 * sorted so that releases are reproducible. A lazily imported file (`import()`) counts completely.
 */
export function takenNames(id) {
  const taken = new Map();
  for (const file of walk(at(id, 'src')).filter(isProductCode)) {
    for (const { source, names } of importedNames(file).filter((one) => ONCE.test(one.source))) {
      const asked = source.slice(SHARED.length + 1);
      const found = names.length > 0 ? names : allOf(sharedFile(asked));
      taken.set(asked, new Set([...(taken.get(asked) ?? []), ...found]));
    }
  }
  const rows = [...taken].map(([asked, names]) => [asked, [...names].sort()]);
  return Object.fromEntries(rows.sort(([a], [b]) => byText(a, b)));
}

/**
 * What a release of a module uses of the public API.
 * @throws when the module imports something that is not listed
 */
export function usedNames(id) {
  const { names } = publicApi();
  const used = takenNames(id);
  for (const [file, list] of Object.entries(used)) {
    const missing = list.filter((name) => !names[file]?.includes(name));
    if (missing.length > 0) throw new Error(notListed(file, id, missing));
  }
  return used;
}

/** Error message for a module that imports something outside of the public API. */
export const notListed = (file, who, names = []) =>
  `${who} imports ${names.length > 0 ? `${names.join(', ')} of ` : ''}shared/${file}, which shared/public-api.txt does not list: run npm run public-api.`;
