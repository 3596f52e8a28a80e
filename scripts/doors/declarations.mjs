import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { mentioned } from './mentioned.mjs';

/** A private member is nobody's business but the class's; that there is one, matters to who would imitate it. */
function withoutPrivates(text) {
  const bare = text.replace(/\n\s*(private|#private)\b[^;]*;/g, '');
  return bare === text ? text : bare.replace(/\}$/, '    #private;\n}');
}

/** What of a declaration is no part of what it promises: keywords of export, privates, names taken apart. */
const tidy = (text) =>
  withoutPrivates(text)
    .replace(/^export\s+/, '')
    .replace(/^declare\s+/, '')
    .replace(/([(,]\s*)\{[^{}]*\}: /g, '$1props: ')
    .replace(/^declare\s+/, '')
    .trim();

const nameOf = (node) => node?.value;

/** Name under which another file's export is meant by an import: `default`, `*` or the name itself. */
function importedName(part) {
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  return part.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(part.imported ?? part.local);
}

const IGNORED = new Set(['EmptyStatement', 'TsNamespaceExportDeclaration', 'TsModuleDeclaration']);

/**
 * Reads one declaration file that TypeScript wrote.
 * @returns `own`: name > `{texts, mentions}`; `imported`: name > `{from, name}`; `exported`: name >
 *   `{own}` or `{from, name}`; `all`: files whose exports it passes on
 */
export function readDeclarations(file) {
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const tree = parseSync(text, { syntax: 'typescript', tsx: false, dts: true });
  // Positions are counted in bytes and go on from file to file; the tree starts at its first statement.
  const base = tree.span.start - Buffer.byteLength(text.slice(0, text.length - text.trimStart().length));
  const cut = (node) => tidy(bytes.subarray(node.span.start - base, node.span.end - base).toString());
  const found = { own: new Map(), imported: new Map(), exported: new Map(), all: [] };

  const declare = (node, shown) => {
    const names =
      node.type === 'VariableDeclaration'
        ? node.declarations.map((one) => nameOf(one.id))
        : [nameOf(node.identifier ?? node.id)];
    for (const name of names) {
      const before = found.own.get(name) ?? { texts: [], mentions: [] };
      found.own.set(name, {
        texts: [...before.texts, cut(node)],
        mentions: [...before.mentions, ...mentioned(node)],
      });
      if (shown) found.exported.set(name, { own: name });
    }
  };
  const exportNames = (item) => {
    for (const part of item.specifiers) {
      if (part.type !== 'ExportSpecifier') throw new Error(`${file}: export * as is not read`);
      const name = nameOf(part.orig);
      found.exported.set(
        nameOf(part.exported ?? part.orig),
        item.source ? { from: item.source.value, name } : { own: name },
      );
    }
  };

  for (const item of tree.body) {
    if (item.type === 'ExportDeclaration') declare(item.declaration, true);
    else if (item.type === 'ImportDeclaration') {
      for (const part of item.specifiers)
        found.imported.set(nameOf(part.local), { from: item.source.value, name: importedName(part) });
    } else if (item.type === 'ExportNamedDeclaration') exportNames(item);
    else if (item.type === 'ExportAllDeclaration') found.all.push(item.source.value);
    else if (item.type === 'ExportDefaultExpression') {
      found.exported.set('default', { own: nameOf(item.expression) });
    } else if (item.type === 'ExportDefaultDeclaration') {
      found.own.set('default', { texts: [cut(item)], mentions: mentioned(item.decl) });
      found.exported.set('default', { own: 'default' });
    } else if (/Declaration$/.test(item.type) && !IGNORED.has(item.type)) declare(item, false);
    else if (!IGNORED.has(item.type)) throw new Error(`${file}: ${item.type} is not read`);
  }
  return found;
}
