import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The four modules, in the order of `MODULE_IDS` of the contract. */
export const MODULES = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];

/** A path inside the repository. */
export const at = (...parts) => path.join(ROOT, ...parts);

/** Web root of a build: what the server, or any static host, serves. */
export const PORTAL = at('dist/portal');

/** Scratch space of builds; deleting it only costs time. */
export const CACHE = at('.cache');

/** Content of a JSON file. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Version field of a workspace's or an installed package's package.json. */
export const versionOf = (dir) => readJson(at(dir, 'package.json')).version;
