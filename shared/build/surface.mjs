import { isProductCode, walk } from './files.mjs';
import { exportedNames, importedNames } from './names.mjs';
import { at } from './paths.mjs';
import { doorNumbers, SHARED, sharedEntries } from './share-list.mjs';

const ONCE = new RegExp(`^${SHARED}/(runtime|ui)/`);

const short = (request) => request.slice(SHARED.length + 1);

/** What the shell offers: door (`runtime/i18n/i18n`) > its number and its names, read from the sources. */
export function offeredSurface() {
  return Object.fromEntries(
    sharedEntries().map(({ door, file, number }) => [door, { number, names: exportedNames(file) }]),
  );
}

/**
 * What a module uses of the shell, read from its sources.
 * @returns door > its number of today and the names used, sorted, so that a release record is repeatable
 * @throws when the module asks for what is no door
 */
export function usedSurface(id) {
  const numbers = doorNumbers();
  const used = new Map();
  for (const file of walk(at(id, 'src')).filter(isProductCode)) {
    for (const { source, names } of importedNames(file).filter((item) => ONCE.test(item.source))) {
      const door = short(source);
      if (!(door in numbers)) throw new Error(noDoor(door, id));
      used.set(door, new Set([...(used.get(door) ?? []), ...names]));
    }
  }
  const rows = [...used].map(([door, names]) => [door, { number: numbers[door], names: [...names].sort() }]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is said to a module that asks for a file of `shared/` which is not offered. */
export const noDoor = (file, who) =>
  `${who} asks for shared/${file}, which is no door: modules use what shared/doors.json lists.`;
