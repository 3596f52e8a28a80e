import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Syntax tree of a TypeScript file. */
export function parse(file) {
  return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
}

/** Names bound by a declaration's pattern: `a`, `{a, b: c}`, `[a]`. */
function bound(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean).flatMap(bound);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'KeyValuePatternProperty' ? bound(property.value) : [property.key.value],
  );
}

function declared(declaration) {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((item) => bound(item.id));
  }
  if (declaration.type === 'TsEnumDeclaration') return [declaration.id.value];
  return 'identifier' in declaration ? [declaration.identifier.value] : [];
}

/** The file that a relative import in `from` refers to. */
function resolve(from, request) {
  const base = path.resolve(path.dirname(from), request);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx', ''].map((end) => base + end).find(existsSync);
}

/** Names that import or export specifiers have at run time. */
const visible = (specifiers, field) =>
  specifiers.filter((item) => !item.isTypeOnly).map((item) => (item[field] ?? item.orig ?? item.name).value);

function exportsOf(item, file) {
  switch (item.type) {
    case 'ExportDeclaration':
      return item.declaration.type.startsWith('TsInterface') ||
        item.declaration.type.startsWith('TsTypeAlias')
        ? []
        : declared(item.declaration);
    case 'ExportNamedDeclaration':
      return item.typeOnly ? [] : visible(item.specifiers, 'exported');
    case 'ExportDefaultDeclaration':
    case 'ExportDefaultExpression':
      return ['default'];
    case 'ExportAllDeclaration': {
      const target = item.typeOnly ? undefined : resolve(file, item.source.value);
      return target ? exportedNames(target).filter((name) => name !== 'default') : [];
    }
    default:
      return [];
  }
}

/** Names that a file exports at run time, sorted; types do not count. */
export function exportedNames(file) {
  return [...new Set(parse(file).body.flatMap((item) => exportsOf(item, file)))].sort();
}

function importsOf(item) {
  if (item.type === 'ImportDeclaration' && !item.typeOnly) {
    const names = item.specifiers
      .filter((part) => !part.isTypeOnly && part.type !== 'ImportNamespaceSpecifier')
      .map((part) =>
        part.type === 'ImportDefaultSpecifier' ? 'default' : (part.imported ?? part.local).value,
      );
    const onlyTypes = item.specifiers.length > 0 && item.specifiers.every((part) => part.isTypeOnly);
    return onlyTypes ? [] : [{ source: item.source.value, names }];
  }
  if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) {
    return [{ source: item.source.value, names: visible(item.specifiers, 'orig') }];
  }
  return item.type === 'ExportAllDeclaration' && !item.typeOnly
    ? [{ source: item.source.value, names: [] }]
    : [];
}

/** Paths of all `import('…')` below a node of the syntax tree. */
function lazyRequests(node) {
  if (node === null || typeof node !== 'object') return [];
  const own = !Array.isArray(node) && node.type === 'CallExpression' && node.callee.type === 'Import';
  const request = own ? node.arguments[0]?.expression : null;
  return [
    ...(request?.type === 'StringLiteral' ? [request.value] : []),
    ...Object.values(node).flatMap(lazyRequests),
  ];
}

/** Run-time imports of a file: `{source, names}`; names are empty for side-effect and lazy imports. */
export function importedNames(file) {
  const tree = parse(file);
  const lazy = lazyRequests(tree.body).map((source) => ({ source, names: [] }));
  return [...tree.body.flatMap(importsOf), ...lazy];
}
