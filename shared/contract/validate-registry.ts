import { isRecord, isText, isTextList, type ParseResult, Problems, rejectUnknownFields } from './check';
import {
  isModuleId,
  type ModuleDecl,
  type ModuleId,
  type Names,
  type Needs,
  type Preloads,
  type PublicApi,
  type Registry,
  type Release,
} from './module';
import { readNumbered } from './release/earlier';
import { otherContract } from './release/other-contract';

/** How a declaration is parsed: fully validated, or compared with one validated at build time. */
export type ReadDecl = (value: unknown) => ParseResult<ModuleDecl>;

/** A registry without the releases that could not be parsed: one bad release does not affect the others. */
export interface ReadRegistry {
  registry: Registry;
  /** Modules deployed for another contract, with its version: present, but unusable in this shell. */
  foreign: Partial<Record<ModuleId, number>>;
  problems: string[];
}

const isNames = (value: unknown): value is Names => isRecord(value) && Object.values(value).every(isTextList);

/** Parses names with their major version; without one they have the numbered form of earlier shells. */
function readNames(major: unknown, names: unknown): PublicApi | null {
  if (major === undefined) return readNumbered(names);
  return Number.isInteger(major) && isNames(names) ? { major: major as number, names } : null;
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

function isAhead(value: unknown): value is Preloads {
  return (
    isRecord(value) &&
    isNeeds(value.entry) &&
    isRecord(value.pages) &&
    Object.values(value.pages).every(isNeeds) &&
    isTexts(value.texts)
  );
}

/**
 * Parses what a shell offers, from the `surface.json` of its portal.
 * @throws Error when it cannot be parsed
 */
export function readOffer(value: unknown): PublicApi {
  const isVersioned = isRecord(value) && 'major' in value;
  const offer = isVersioned ? readNames(value.major, value.names) : readNumbered(value);
  if (offer === null) throw new Error('surface: not names by file, with their version');
  return offer;
}

/** Parses one release of a registry. */
export function readRelease(value: unknown, readDecl: ReadDecl): ParseResult<Release> {
  const problems = new Problems();
  if (!isRecord(value)) return { ok: false, problems: ['release: not an object'] };
  rejectUnknownFields(problems, 'release', value, [
    'version',
    'entry',
    'integrity',
    'decl',
    'shared',
    'uses',
    'ahead',
  ]);
  for (const field of ['version', 'entry', 'integrity']) {
    problems.need(isText(value[field]), field, 'missing');
  }
  const taken = readNames(value.shared, value.uses);
  problems.need(taken !== null, 'uses', 'not names by file, with their version');
  problems.need(value.ahead === undefined || isAhead(value.ahead), 'ahead', 'not lists of files and entries');
  const decl = readDecl(value.decl);
  if (!decl.ok) return { ok: false, problems: [...problems.list, ...decl.problems] };
  if (taken === null || problems.list.length > 0) return { ok: false, problems: problems.list };
  const release = { ...value, decl: decl.value, shared: taken.major, uses: taken.names };
  return { ok: true, value: release as unknown as Release };
}

/**
 * Parses a registry. An unknown or invalid module is left out and reported; the others stay usable.
 * @throws Error when the file as a whole is no registry
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
