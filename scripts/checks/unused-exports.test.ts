import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = path.resolve(__dirname, '../..');
/** Product code, without programs run by name and replacements of packages in a build. */
const FOLDERS = ['shared', 'shell', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global', 'server'];
const CODE_FOLDERS = [...FOLDERS, 'e2e', 'scripts', 'tools'];
const PROGRAM_FILES = /^(shared\/webpack|server\/(access|fuzz))\//;
/** Files that builds or scripts load by name. */
const LOADED_BY_NAME = new Set([
  'mf-ciguawatch/src/first-views.tsx',
  'shell/src/first-view/frames.tsx',
  'shared/contract/release/earlier.ts',
  'shared/contract/release/release-record.ts',
]);

/** Types of the public API may be used by modules that are not built here. */
const publicFiles = new Set(
  readFileSync(path.join(ROOT, 'shared/public-api.txt'), 'utf8')
    .split('\n')
    .map((line) => `shared/${line.split(' ')[0]}`),
);
const isPublicType = (file: string, { type }: { type?: string }) =>
  /^Ts(Interface|TypeAlias)/.test(String(type)) && publicFiles.has(file.replace(/\.tsx?$/, ''));

const isCode = (name: string) => /\.(ts|tsx|mjs|cjs)$/.test(name) && !/\.d\.c?ts$/.test(name);
const files = CODE_FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => isCode(name) && !/(^|\/)(node_modules|dist|\.cache)\//.test(name))
    .map((name) => `${folder}/${name}`),
);
const knownFiles = new Set(files);

/** The imported file; undefined for a package. */
function fileOf(from: string, request: string): string | undefined {
  const shared = /^@ciguawatch\/shared\/(.+)$/.exec(request)?.[1];
  if (!shared && !request.startsWith('.')) return undefined;
  const bare = (shared ? `shared/${shared}` : path.posix.join(path.posix.dirname(from), request)).replace(
    /\?.*$/,
    '',
  );
  return ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((end) => bare + end)
    .find((name) => knownFiles.has(name));
}

type Node = Record<string, unknown> & { type?: string };
const nameOf = (node: unknown) => (node as { value: string }).value;
const requestOf = (node: unknown) => (node as { value?: string } | null)?.value;

/** Exported names by file, and the names that are imported from it; `*` for all. */
const exportedNames = new Map<string, string[]>();
const importedNames = new Map<string, Set<string>>();
function noteImport(file: string | undefined, name: string): void {
  if (file === undefined) return;
  const names = importedNames.get(file) ?? new Set();
  importedNames.set(file, names.add(name));
}

function readImport(file: string, { source, specifiers }: Node): void {
  const from = fileOf(file, requestOf(source) ?? '');
  for (const one of specifiers as Node[])
    if (one.type === 'ImportNamespaceSpecifier') noteImport(from, '*');
    else if (one.type === 'ImportSpecifier') noteImport(from, nameOf(one.imported ?? one.local));
}

function readCall(file: string, node: Node): void {
  const [first] = node.arguments as { expression: Node }[];
  const callee = node.callee as Node & { property?: Node };
  const isLoad =
    callee.type === 'Import' ||
    (callee.type === 'Identifier' && nameOf(callee) === 'require') ||
    /^(requireActual|doMock)$/.test(String(callee.property?.value));
  if (isLoad && first?.expression.type === 'StringLiteral')
    noteImport(fileOf(file, nameOf(first.expression)), '*');
}

function readReexport(file: string, { source, specifiers }: Node): void {
  if (!source) return;
  const from = fileOf(file, requestOf(source) ?? '');
  for (const one of specifiers as Node[]) noteImport(from, one.orig ? nameOf(one.orig) : '*');
}

function readExport(file: string, node: Node): void {
  const declaration = node.declaration as Node & { declarations?: { id: Node }[] };
  if (isPublicType(file, declaration)) return;
  const { declarations, identifier, id } = declaration;
  const names = declarations?.map((one) => one.id) ?? [identifier ?? id];
  exportedNames.set(file, [
    ...(exportedNames.get(file) ?? []),
    ...names.flatMap((one) => (requestOf(one) ? nameOf(one) : [])),
  ]);
}

function readTypeImport(file: string, node: Node): void {
  const { argument, qualifier } = node as { argument?: Node; qualifier?: Node & { left?: Node } };
  noteImport(fileOf(file, nameOf(argument)), qualifier ? nameOf(qualifier.left ?? qualifier) : '*');
}

/** Readers of exports and imports by type of syntax node. */
const NODE_READERS: Record<string, (file: string, node: Node) => void> = {
  ImportDeclaration: readImport,
  ExportAllDeclaration: (file, { source }) => noteImport(fileOf(file, requestOf(source) ?? ''), '*'),
  ExportNamedDeclaration: readReexport,
  ExportDeclaration: readExport,
  CallExpression: readCall,
  TsImportType: readTypeImport,
};

function readNode(file: string, node: Node): void {
  NODE_READERS[node.type ?? '']?.(file, node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object') readNode(file, child as Node);
}

beforeAll(() => {
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const syntax = /\.tsx?$/.test(file)
      ? ({ syntax: 'typescript', tsx: file.endsWith('x') } as const)
      : ({ syntax: 'ecmascript' } as const);
    readNode(file, parseSync(text, { ...syntax, target: 'es2022' }) as unknown as Node);
  }
});

test('what a file exports somebody else takes', () => {
  const isChecked = (file: string) =>
    FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
    !PROGRAM_FILES.test(file) &&
    !LOADED_BY_NAME.has(file) &&
    !/\.(mjs|cjs)$|\.test\.tsx?$|\/__mocks__\//.test(file);
  const unused = [...exportedNames].flatMap(([file, names]) => {
    const wanted = importedNames.get(file) ?? new Set();
    if (!isChecked(file) || wanted.has('*')) return [];
    return names.filter((name) => !wanted.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});
