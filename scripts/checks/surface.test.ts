import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Evaluates an expression over the build's readers, which are ES modules, in a process of its own. */
function build<T>(expression: string): T {
  const from = (file: string) => JSON.stringify(path.join(ROOT, 'shared/build', file));
  const script = `
    import { exportedNames, importedNames } from ${from('names.mjs')};
    import webpack from 'webpack';
    import { OnlyDoors } from ${from('only-doors.mjs')};
    import { at } from ${from('paths.mjs')};
    import { groupOf, sharedEntries } from ${from('share-list.mjs')};
    import { offeredSurface, usedSurface } from ${from('surface.mjs')};
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()) as T;
}

function withFiles<T>(files: Record<string, string>, run: (dir: string) => T): T {
  const dir = mkdtempSync(path.join(tmpdir(), 'names-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  try {
    return run(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('types are no part of a surface; names of other files are', () => {
  const files = {
    'a.ts':
      "export const one = 1, { two, x: three } = o;\nexport function four() {}\nexport class Five {}\nexport type Six = 1;\nexport interface Seven {}\nexport { eight as ate, type Nine } from './b';\nexport * from './b';\nexport default 1;",
    'b.ts': 'export const eight = 8; export type Ten = 1;',
  };
  const names = withFiles(files, (dir) =>
    build<string[]>(`exportedNames(${JSON.stringify(path.join(dir, 'a.ts'))})`),
  );
  expect(names).toEqual(['Five', 'ate', 'default', 'eight', 'four', 'one', 'three', 'two']);
});

test('lazy and renamed imports are seen, imports of types are not', () => {
  const text =
    "import D, { a as b, type C } from 'x';\nimport type { T } from 't';\nimport { type U } from 'u';\nconst l = () => import('y');\nexport { z } from 'z';";
  const found = withFiles({ 'a.tsx': text }, (dir) =>
    build(`importedNames(${JSON.stringify(path.join(dir, 'a.tsx'))})`),
  );
  expect(found).toEqual([
    { source: 'x', names: ['default', 'a'] },
    { source: 'z', names: ['z'] },
    { source: 'y', names: [] },
  ]);
});

test('every door is a file of a room that has its place on the wire, nothing internal, in order', () => {
  const doors = build<{ door: string; chunk: string | undefined; number: number }[]>(
    'sharedEntries().map(({ door, number }) => ({ door, number, chunk: groupOf(door) }))',
  );
  const listed = Object.keys(
    JSON.parse(readFileSync(path.join(ROOT, 'shared/doors.json'), 'utf8')) as Record<string, number>,
  );
  expect(listed).toEqual(doors.map(({ door }) => door));
  expect(doors.length).toBeGreaterThan(70);
  const wrong = doors.filter(
    ({ door, chunk, number }) =>
      /internal|gallery/.test(door) || !chunk || !Number.isInteger(number) || number < 1,
  );
  expect(wrong).toEqual([]);
});

test('a module whose code would carry a copy of what exists once is not built', () => {
  const asks = (request: string) =>
    withFiles({ 'entry.mjs': `import ${JSON.stringify(request)};` }, (dir) =>
      build<string[]>(
        `await new Promise((done) => webpack({
          mode: 'none', target: 'web', context: ${JSON.stringify(dir)}, entry: './entry.mjs',
          output: { path: ${JSON.stringify(dir)} },
          resolve: { extensions: ['.ts'], alias: { '@ciguawatch/shared': at('shared') } },
          module: { rules: [{ test: /\\.ts$/, type: 'asset/source' }] },
          plugins: [new OnlyDoors()],
        }).run((error, result) => done(result.compilation.errors.map(({ message }) => message))))`,
      ),
    );
  expect(asks('@ciguawatch/shared/domain/geo/geometry-distance')).toEqual([]);
  expect(asks('@ciguawatch/shared/runtime/tabs/channel')).toEqual([
    expect.stringMatching(
      /entry\.mjs asks for shared\/runtime\/tabs\/channel, which is no door: modules use/,
    ),
  ]);
});

test('every module uses only what the shell offers', () => {
  type Surface = Record<string, { number: number; names: string[] }>;
  const used = build<Record<string, Surface>>(
    "Object.fromEntries(['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].map((id) => [id, usedSurface(id)]))",
  );
  const offered = build<Surface>('offeredSurface()');
  for (const [id, surface] of Object.entries(used)) {
    expect(Object.keys(surface).length).toBeGreaterThan(0);
    for (const [door, { number, names }] of Object.entries(surface)) {
      const gone = names.filter((name) => !offered[door]?.names.includes(name));
      expect([id, door, number, gone]).toEqual([id, door, offered[door]?.number, []]);
    }
  }
});
