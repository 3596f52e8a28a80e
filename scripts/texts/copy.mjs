import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, PORTAL } from '../../shared/webpack/paths.mjs';
import { NAMESPACES } from './dictionaries.mjs';

/**
 * Copies texts to `<namespace>/<code>.json` below a folder, and names them in its `namespaces.json`, for translators and
 * the server: where modules are hosted apart, it cannot look what lies in a folder.
 * @param {(folder: string) => boolean} wanted by the folder where the texts of a namespace stand
 */
export function copyNamespaces(target, wanted) {
  const own = Object.entries(NAMESPACES).filter(([, folder]) => wanted(folder));
  mkdirSync(target, { recursive: true });
  for (const [namespace, folder] of own)
    cpSync(at(folder), path.join(target, namespace), { recursive: true });
  writeFileSync(path.join(target, 'namespaces.json'), `${JSON.stringify(own.map(([name]) => name))}\n`);
}

/** Copies the shell's texts, those of what all share included. */
export const copyTexts = () =>
  copyNamespaces(path.join(PORTAL, 'locales'), (folder) => /^(shell|shared)\//.test(folder));
