import { isRecord, isText, isTextList, noOthers, Problems, type Read } from './check';
import {
  type Ahead,
  type Door,
  isModuleId,
  type ModuleDecl,
  type ModuleId,
  type Needs,
  type Registry,
  type Release,
  type Surface,
} from './module';
import { otherContract } from './other-contract';

/** How a declaration is read: by its rules, or by comparing it with one that was judged before. */
export type ReadDecl = (value: unknown) => Read<ModuleDecl>;

/** A registry, and the releases in it that could not be read: one bad release spoils no other. */
export interface ReadRegistry {
  registry: Registry;
  /** Modules that are deployed for another contract, with its number: there, but not for this shell. */
  foreign: Partial<Record<ModuleId, number>>;
  problems: string[];
}

function isDoor(value: unknown): value is Door {
  return isRecord(value) && Number.isInteger(value.number) && isTextList(value.names);
}

/** Doors of a release or a shell; where names stand alone it was built before doors had numbers: each is 0. */
function readDoors(value: unknown): Surface | null {
  if (!isRecord(value)) return null;
  const doors = Object.entries(value).map(([door, given]): [string, unknown] => [
    door,
    isTextList(given) ? { number: 0, names: given } : given,
  ]);
  return doors.every((entry): entry is [string, Door] => isDoor(entry[1])) ? Object.fromEntries(doors) : null;
}

function isNeeds(value: unknown): value is Needs {
  return (
    isRecord(value) &&
    isTextList(value.files) &&
    Array.isArray(value.shared) &&
    value.shared.every(Number.isInteger) &&
    (value.texts === undefined || isTexts(value.texts))
  );
}

const isTexts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isTextList);

function isAhead(value: unknown): value is Ahead {
  return (
    isRecord(value) &&
    isNeeds(value.entry) &&
    isRecord(value.pages) &&
    Object.values(value.pages).every(isNeeds) &&
    isTexts(value.texts)
  );
}

/** Reads what a shell offers; throws when it cannot be read. */
export function readSurface(value: unknown): Surface {
  const surface = readDoors(value);
  if (surface === null) throw new Error('surface: not a number and a list of names per door');
  return surface;
}

/** Reads one release of a registry. */
export function readRelease(value: unknown, readDecl: ReadDecl): Read<Release> {
  const problems = new Problems();
  if (!isRecord(value)) return { ok: false, problems: ['release: not an object'] };
  noOthers(problems, 'release', value, ['version', 'entry', 'integrity', 'decl', 'uses', 'ahead']);
  for (const field of ['version', 'entry', 'integrity']) {
    problems.need(isText(value[field]), field, 'missing');
  }
  const uses = readDoors(value.uses);
  problems.need(uses !== null || value.uses === null, 'uses', 'not a number and a list of names per door');
  problems.need(value.ahead === undefined || isAhead(value.ahead), 'ahead', 'not lists of files and entries');
  const decl = readDecl(value.decl);
  if (!decl.ok) return { ok: false, problems: [...problems.list, ...decl.problems] };
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  return { ok: true, value: { ...value, decl: decl.value, uses } as unknown as Release };
}

/**
 * Reads a registry. A module that is unknown or badly described is left out and reported; the
 * others stay usable. Throws only when the file as a whole is no registry.
 */
export function readRegistry(value: unknown, readDecl: ReadDecl): ReadRegistry {
  if (!isRecord(value) || !isRecord(value.modules)) throw new Error('registry: no modules');
  const registry: Registry = { modules: {} };
  const foreign: ReadRegistry['foreign'] = {};
  const problems: string[] = [];
  for (const [id, given] of Object.entries(value.modules)) {
    const release = readRelease(given, readDecl);
    const other = isRecord(given) ? otherContract(given.decl) : null;
    if (isModuleId(id) && other !== null) foreign[id] = other;
    if (!isModuleId(id)) problems.push(`${id}: not a known module`);
    else if (!release.ok) problems.push(...release.problems.map((text) => `${id}: ${text}`));
    else if (release.value.decl.id !== id) problems.push(`${id}: describes ${release.value.decl.id}`);
    else registry.modules[id] = release.value;
  }
  return { registry, foreign, problems };
}
