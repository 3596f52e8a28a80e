import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, PORTAL } from '../../shared/webpack/paths.mjs';
import { NAMESPACES } from './dictionaries.mjs';

/**
 * Copies texts to `<namespace>/<code>.json` in a folder, and lists them in its `namespaces.json`, for
 * translators and the server, which cannot list a folder on another host.
 * @param {(folder: string) => boolean} wanted whether to copy the texts of a source folder
 */
export function copyNamespaces(target, wanted) {
  const own = Object.entries(NAMESPACES).filter(([, folder]) => wanted(folder));
  mkdirSync(target, { recursive: true });
  for (const [namespace, folder] of own)
    cpSync(at(folder), path.join(target, namespace), { recursive: true });
  writeFileSync(path.join(target, 'namespaces.json'), `${JSON.stringify(own.map(([name]) => name))}\n`);
}

/** Copies the texts of the shell and of shared/. */
export const copyTexts = () =>
  copyNamespaces(path.join(PORTAL, 'locales'), (folder) => /^(shell|shared)\//.test(folder));
