import path from 'node:path';
import { isProductCode, walk } from '../../shared/webpack/files.mjs';
import { exportedNames, importedNames } from '../../shared/webpack/names.mjs';
import { at, MODULES } from '../../shared/webpack/paths.mjs';
import { linesOf, SHARED, takenNames } from '../../shared/webpack/public-api.mjs';

/** Path of a file of shared/ as in the list. */
const entryOf = (file) =>
  path
    .relative(at('shared'), file)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx?$/, '');

/** The file of shared/ that an import refers to, as in the list. */
const asked = (from, source) =>
  source.startsWith(SHARED)
    ? source.slice(SHARED.length + 1)
    : source.startsWith('.') && entryOf(path.resolve(path.dirname(from), source));

/** Product code without the gallery, which shows everything, used or not. */
const codeBelow = (folder) =>
  walk(at(folder)).filter((file) => isProductCode(file) && !/gallery|\.story\.tsx$/.test(file));

/** Lines of the names that modules import, each with the first importing module. */
function namesOfModules() {
  const imported = new Map();
  for (const id of MODULES)
    for (const line of linesOf(takenNames(id))) if (!imported.has(line)) imported.set(line, id);
  return imported;
}

/** Lines of the names that a file imports from others; `*` for all. */
function namesTaken(file) {
  const own = entryOf(file);
  return importedNames(file).flatMap(({ source, names }) => {
    const entry = asked(file, source);
    if (!entry || entry === own) return [];
    return (names.length > 0 ? names : ['*']).map((name) => `${entry} ${name}`);
  });
}

/** Input of `rightList` from the sources; lines are `path name`. */
export function readSources() {
  const imported = namesOfModules();
  const takenLines = new Set(
    ['shell/src', 'shared/runtime', 'shared/ui'].flatMap(codeBelow).flatMap(namesTaken),
  );
  const known = new Map(
    ['shared/runtime', 'shared/ui'].flatMap(codeBelow).map((file) => [entryOf(file), file]),
  );
  const exports = new Map();
  const exported = (line) => {
    const [entry, name] = line.split(' ');
    if (!exports.has(entry)) exports.set(entry, known.has(entry) ? exportedNames(known.get(entry)) : []);
    return exports.get(entry).includes(name);
  };
  const taken = (line) => takenLines.has(line) || takenLines.has(`${line.split(' ')[0]} *`);
  return { exported, imported, taken };
}
