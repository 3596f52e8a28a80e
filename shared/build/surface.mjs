import { isProductCode, walk } from './files.mjs';
import { exportedNames, importedNames } from './names.mjs';
import { at } from './paths.mjs';
import { SHARED, sharedEntries } from './share-list.mjs';

const ONCE = new RegExp(`^${SHARED}/(runtime|ui)/`);

const short = (request) => request.slice(SHARED.length + 1);

/** What the shell offers: entry (`runtime/i18n`) > names, read from the sources. */
export function offeredSurface() {
  return Object.fromEntries(
    sharedEntries().map(({ request, file }) => [short(request), exportedNames(file)]),
  );
}

/**
 * What a module uses of the shell, read from its sources.
 * @returns entry > names, both sorted, so that a release record is repeatable.
 */
export function usedSurface(id) {
  const used = new Map();
  for (const file of walk(at(id, 'src')).filter(isProductCode)) {
    for (const { source, names } of importedNames(file).filter((item) => ONCE.test(item.source))) {
      const entry = used.get(short(source)) ?? new Set();
      for (const name of names) entry.add(name);
      used.set(short(source), entry);
    }
  }
  const rows = [...used].map(([entry, names]) => [entry, [...names].sort()]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
