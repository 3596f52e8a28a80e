import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { at } from '../../shared/build/paths.mjs';

/** How many releases are kept: what open tabs and rollbacks reach back to. */
const KEPT = 2;
const HOME = at('former');
const fileOf = (name, file) => path.join(HOME, name, file);
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

/** Where it is stated what of the kept releases today's portal cannot run any more. */
export const STATEMENT = 'former/README.md';
/** A whole bundle that was in service once, and its entry of the registry. */
export const BUNDLE = 'former/mf-fishbase.tgz';
const BUNDLE_ENTRY = at('former/mf-fishbase.json');

/** Names of the kept releases, the oldest first: their days. */
export const keptNames = () =>
  existsSync(HOME)
    ? readdirSync(HOME, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/**
 * One kept release: `modules`, the part of each registry entry that is judged (version, decl, uses), and
 * `report`, the report of the doors of that day.
 */
export const readKept = (name) => ({
  name,
  modules: JSON.parse(readFileSync(fileOf(name, 'modules.json'), 'utf8')),
  report: brotliDecompressSync(readFileSync(fileOf(name, 'doors.report.md.br'))).toString(),
});

/** The entry of the kept bundle, as a kept release of one module. */
export const keptBundle = () => {
  const entry = JSON.parse(readFileSync(BUNDLE_ENTRY, 'utf8'));
  return { name: 'mf-fishbase.tgz', modules: { [entry.decl.id]: entry } };
};

/** Notes the entry of the bundle that is kept. */
export const keepBundleEntry = (entry) => writeFileSync(BUNDLE_ENTRY, json(entry));

/** Keeps a release under the name of its day, and lets the oldest go. */
export function keep({ name, modules, report }) {
  mkdirSync(path.join(HOME, name), { recursive: true });
  writeFileSync(fileOf(name, 'modules.json'), json(modules));
  writeFileSync(fileOf(name, 'doors.report.md.br'), brotliCompressSync(report));
  for (const old of keptNames().slice(0, -KEPT)) rmSync(path.join(HOME, old), { recursive: true });
}
