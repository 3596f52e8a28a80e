import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { walk } from '../../shared/webpack/files.mjs';
import { ROOT } from '../../shared/webpack/paths.mjs';

/** Folders whose imports are read. */
const FOLDERS = [
  'shared',
  'shell',
  'server',
  'mf-ciguawatch',
  'mf-fishbase',
  'mf-gis',
  'mf-global',
  'scripts',
  'tools',
  'e2e',
];
const CODE = /\.(tsx?|mjs|cjs)$/;
const ENDS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.ts', '/index.ts'];

/** The part of a syntax node that contains a requested path; undefined for other nodes. */
function askedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source;
    case 'TsImportType':
      return node.argument;
    case 'CallExpression':
      return node.callee.type === 'Import' || node.callee.value === 'require'
        ? node.arguments[0]?.expression
        : undefined;
    case 'NewExpression':
      // Only `new URL('./worker.ts', import.meta.url)` refers to a file.
      return node.callee.value === 'URL' && node.arguments?.length === 2
        ? node.arguments[0].expression
        : undefined;
  }
}

/** Whether an import or export takes types only. */
function isOfTypes({ type, typeOnly, specifiers = [] }) {
  const isOfEach = specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly);
  return type === 'TsImportType' || Boolean(typeOnly) || isOfEach;
}

/**
 * Paths requested anywhere in a syntax tree: imports and exports (types too), lazy imports, `require`,
 * workers.
 */
function requests(node, found = []) {
  if (Array.isArray(node)) {
    for (const child of node) requests(child, found);
    return found;
  }
  if (node === null || typeof node !== 'object') return found;
  const part = askedBy(node);
  if (part?.type === 'StringLiteral') found.push({ request: part.value, type: isOfTypes(node) });
  for (const child of Object.values(node))
    if (child !== null && typeof child === 'object') requests(child, found);
  return found;
}

const syntaxOf = (file) =>
  /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: false };

/**
 * Every import of the product, its scripts and its tests.
 * @returns {{from: string, to: string, type: boolean}[]} paths below the root; `to` is `package:NAME` for
 * packages, and `type` marks imports of types only
 */
export function importEdges() {
  const files = FOLDERS.flatMap((folder) => walk(path.join(ROOT, folder))).map((file) =>
    path.relative(ROOT, file).split(path.sep).join('/'),
  );
  const known = new Set(files);
  const resolve = (from, request) => {
    const own = request.startsWith('@ciguawatch/')
      ? request.slice('@ciguawatch/'.length)
      : request.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), request)
        : null;
    if (own === null) return `package:${request}`;
    const end = ENDS.find((one) => known.has(own + one));
    return end === undefined ? own : own + end;
  };
  return files
    .filter((file) => CODE.test(file))
    .flatMap((from) =>
      requests(parseSync(readFileSync(path.join(ROOT, from), 'utf8'), syntaxOf(from)).body).map(
        ({ request, type }) => ({ from, to: resolve(from, request), type }),
      ),
    );
}

/** Import cycles among files, types included: lists of files that all reach each other. */
export function circles(edges) {
  const next = new Map();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const other of next.get(file) ?? []) {
      if (!index.has(other)) {
        visit(other);
        low.set(file, Math.min(low.get(file), low.get(other)));
      } else if (stack.includes(other)) low.set(file, Math.min(low.get(file), index.get(other)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return found.sort();
}

/** Imports that reach into the `internal/` folder of another room. */
export const reachingIn = (edges) =>
  edges.filter(({ from, to }) => {
    const end = to.indexOf('/internal/');
    return end >= 0 && !from.startsWith(to.slice(0, end + 1));
  });

const TEST = /(\.|\/)(test|spec|story)\.[a-z]+$/;
/** Files that are not code: drawings, fonts, texts, data, licences. */
const UNCOUNTED = /\.(svg|woff2|ttf|json|txt|csv|geojson|pbf|md|html|conf|sh)$/;

/** Folders of the product with their units; a component with its style and test is one unit. */
export function unitsByFolder() {
  const folders = new Map();
  for (const top of ['shared', 'shell', 'server', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global']) {
    for (const file of walk(path.join(ROOT, top))) {
      const own = path.relative(ROOT, file).split(path.sep).join('/');
      if (UNCOUNTED.test(own) || TEST.test(own) || /\/(drawings|migrations)\//.test(own)) continue;
      const folder = path.posix.dirname(own);
      const unit = path.posix.basename(own).replace(/(\.module)?\.[a-z]+$/, '');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(unit));
    }
  }
  return folders;
}
