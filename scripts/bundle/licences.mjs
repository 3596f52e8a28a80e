import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/webpack/files.mjs';
import { at, CACHE, PORTAL, readJson } from '../../shared/webpack/paths.mjs';
import { compressFile } from './compress.mjs';
import { replaceFile } from './replace-file.mjs';

const PACKAGE_LISTS_FOLDER = path.join(CACHE, 'licences');
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** A package published as one file that contains other packages, each under its own path. */
const PREBUILT = 'node_modules/html2pdf.js';
const PREBUILT_PATH = /"\.\/(node_modules\/(?:@[^/"]+\/)?[^/"]+)/g;

function inside(folder) {
  if (folder !== PREBUILT) return [];
  const text = readFileSync(at(folder, readJson(at(folder, 'package.json')).main), 'utf8');
  return [...text.matchAll(PREBUILT_PATH)].map((match) => match[1]);
}

/** Folders of the packages that a bundle contains code of. */
function packagesOf(compilation) {
  const found = new Set();
  const add = (module) => {
    for (const inner of module.modules ?? []) add(inner);
    const folder = PACKAGE.exec(module.nameForCondition?.() ?? '')?.[1];
    if (folder) found.add(path.relative(at(), folder));
  };
  for (const module of compilation.modules) add(module);
  return [...new Set([...found].flatMap((folder) => [folder, ...inside(folder)]))].sort();
}

/**
 * Stores the packages of a bundle, so that the list is complete even when only another bundle is rebuilt.
 */
export function noteLicences(name, compilation) {
  mkdirSync(PACKAGE_LISTS_FOLDER, { recursive: true });
  writeFileSync(path.join(PACKAGE_LISTS_FOLDER, `${name}.json`), JSON.stringify(packagesOf(compilation)));
}

function described(folder) {
  const { name, version, license, author, homepage } = readJson(at(folder, 'package.json'));
  const files = readdirSync(at(folder))
    .filter((file) => LICENCE.test(file))
    .sort();
  const text = files.map((file) => readFileSync(at(folder, file), 'utf8').trim()).join('\n\n');
  const by = typeof author === 'object' ? author?.name : author;
  return {
    title: `${name} ${version} (${license})`,
    text: text || [by, homepage].filter(Boolean).join('\n'),
  };
}

/** Fonts and icons in the source tree have their licence beside them. */
const ownFiles = () =>
  walk(at('shared/ui'))
    .filter((file) => path.basename(file).startsWith('LICENSE-'))
    .map((file) => ({
      title: path.basename(file, '.txt').replace('LICENSE-', ''),
      text: readFileSync(file, 'utf8').trim(),
    }));

/**
 * Writes `licences.txt`, the notices that the licences of bundled libraries, fonts and icons require, since
 * bundles have no comments. Equal texts are written once; compressed copies are written as well.
 */
export async function writeLicences(portal = PORTAL) {
  const lists = existsSync(PACKAGE_LISTS_FOLDER)
    ? readdirSync(PACKAGE_LISTS_FOLDER).map((file) => readJson(path.join(PACKAGE_LISTS_FOLDER, file)))
    : [];
  const folders = [...new Set(lists.flat())]
    .sort()
    .filter((folder) => existsSync(at(folder, 'package.json')));
  const titles = new Map();
  for (const { title, text } of [...folders.map(described), ...ownFiles()]) {
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  const blocks = [...titles].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}\n`);
  const file = path.join(portal, 'licences.txt');
  replaceFile(file, blocks.join(`\n${'-'.repeat(80)}\n\n`));
  await compressFile(file);
}
