import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The four modules, in the order of `MODULE_IDS` of the contract. */
export const MODULES = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];

/** Absolute path of a file in the repository. */
export const at = (...parts) => path.join(ROOT, ...parts);

/** Web root of a build, served by the server or any static host. */
export const PORTAL = at('dist/portal');

/** Scratch folder of builds; deleting it only costs time. */
export const CACHE = at('.cache');

/** Parsed content of a JSON file. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `version` in the package.json of a workspace or an installed package. */
export const versionOf = (dir) => readJson(at(dir, 'package.json')).version;
