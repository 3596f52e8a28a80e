import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from '../../support/test';

/** Scripts of the shell and of the modules in service. */
function scripts(file: (path: string) => string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(file(path), 'utf8'));
  const { files } = read('build-manifest.json') as { files: string[] };
  const { modules } = read('registry.json') as { modules: Record<string, { entry: string }> };
  const folders = Object.values(modules).map(({ entry }) => entry.slice(0, entry.lastIndexOf('/')));
  const ofModules = folders.flatMap((folder) =>
    readdirSync(file(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...files, 'sw.js', ...ofModules].filter((name) => name.endsWith('.js'));
}

/** All nodes of a syntax tree. */
function* nodesOf(tree: unknown): Generator<Record<string, unknown>> {
  const rest = [tree];
  while (rest.length > 0) {
    const node = rest.pop() as Record<string, unknown>;
    yield node;
    for (const child of Object.values(node))
      if (child !== null && typeof child === 'object') rest.push(child);
  }
}

/** Whether a function has the same name as a variable destructured from one of its parameters. */
function namesCollide({ type, identifier, params }: Record<string, unknown>): boolean {
  const name = type === 'FunctionExpression' && (identifier as { value: string } | null)?.value;
  if (!name) return false;
  const apart = [...nodesOf(params)].filter((node) => /^(Array|Object)Pattern$/.test(String(node.type)));
  return apart.some((pattern) =>
    [...nodesOf(pattern)].some((node) => node.type === 'Identifier' && node.value === name),
  );
}

/**
 * Syntax that prevents Safari 15.4 from parsing a file; its first versions with it are 16.3, 16.4 and 17.
 */
function tooNew(code: string): string[] {
  const found = new Set<string>();
  for (const node of nodesOf(parseSync(code, { syntax: 'ecmascript' }))) {
    if (namesCollide(node)) found.add('a function called as a part of its parameter');
    if (node.type === 'StaticBlock') found.add('a static block');
    if (node.type === 'RegExpLiteral') {
      if (/\(\?<[=!]/.test(String(node.pattern))) found.add(`looks behind: ${node.pattern}`);
      if (/v/.test(String(node.flags))) found.add(`sets of letters: ${node.pattern}`);
    }
  }
  return [...found];
}

test('no script has syntax that the oldest browser meant cannot read', ({ portal }) => {
  const all = scripts((path) => portal.file(path));
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.flatMap((name) =>
    tooNew(readFileSync(portal.file(name), 'utf8')).map((what) => `${name}: ${what}`),
  );
  expect(wrong).toEqual([]);
  expect(tooNew('class A { static { A.b = /(?<=c)d/; } }')).toHaveLength(2);
  expect(tooNew('f(function a([a]) { return a; })')).toHaveLength(1);
  expect(tooNew('f(function a(b, [c], { d = 1 }) { return a; })')).toEqual([]);
});

// Firefox takes up a preload only for a script element of the same charset; the page's links name none.
test('no script asks for another one with a charset', ({ portal }) => {
  const asking = scripts((path) => portal.file(path)).filter((name) =>
    /createElement\("script"\)\)\.charset=/.test(readFileSync(portal.file(name), 'utf8')),
  );
  expect(asking).toEqual([]);
});
