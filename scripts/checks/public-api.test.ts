import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Evaluates an expression over the build's readers in a process of its own, since they are ES modules. */
function build<T>(expression: string): T {
  const from = (file: string) => JSON.stringify(path.join(ROOT, 'shared/webpack', file));
  const script = `
    import { exportedNames, importedNames } from ${from('names.mjs')};
    import webpack from 'webpack';
    import { OnlyListed } from ${from('plugins/only-listed.mjs')};
    import { at } from ${from('paths.mjs')};
    import { groupOf, sharedEntries } from ${from('share-list.mjs')};
    import { publicApi, takenNames, usedNames } from ${from('public-api.mjs')};
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

test('the exports of a file include re-exported names but no types', () => {
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

test('every file of the public API lies in a public folder with its place in the order, and none is internal', () => {
  const entries = build<{ entry: string; chunk: string | undefined; names: string[] }[]>(
    'sharedEntries().map(({ entry, names }) => ({ entry, names, chunk: groupOf(entry) }))',
  );
  expect(entries.length).toBeGreaterThan(70);
  const lines = entries.flatMap(({ entry, names }) => names.map((name) => `${entry} ${name}`));
  expect(`${lines.join('\n')}\n`).toBe(readFileSync(path.join(ROOT, 'shared/public-api.txt'), 'utf8'));
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(entries.filter(({ entry, chunk }) => /internal|gallery/.test(entry) || !chunk)).toEqual([]);
});

test('a module is not built when its code would carry a copy of a singleton', () => {
  const asks = (request: string) =>
    withFiles({ 'entry.mjs': `import ${JSON.stringify(request)};` }, (dir) =>
      build<string[]>(
        `await new Promise((done) => webpack({
          mode: 'none', target: 'web', context: ${JSON.stringify(dir)}, entry: './entry.mjs',
          output: { path: ${JSON.stringify(dir)} },
          resolve: { extensions: ['.ts'], alias: { '@ciguawatch/shared': at('shared') } },
          module: { rules: [{ test: /\\.ts$/, type: 'asset/source' }] },
          plugins: [new OnlyListed()],
        }).run((error, result) => done(result.compilation.errors.map(({ message }) => message))))`,
      ),
    );
  expect(asks('@ciguawatch/shared/domain/geo/geometry-distance')).toEqual([]);
  expect(asks('@ciguawatch/shared/runtime/tabs/channel')).toEqual([
    expect.stringMatching(
      /entry\.mjs imports shared\/runtime\/tabs\/channel, which shared\/public-api\.txt does not list: run npm run public-api/,
    ),
  ]);
});

test('every module imports from shared only names that the shell offers', () => {
  const used = build<Record<string, Record<string, string[]>>>(
    "Object.fromEntries(['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].map((id) => [id, usedNames(id)]))",
  );
  const { names: offered } = build<{ names: Record<string, string[]> }>('publicApi()');
  for (const names of Object.values(used)) {
    expect(Object.keys(names).length).toBeGreaterThan(0);
    for (const [file, list] of Object.entries(names))
      expect([file, list.filter((name) => !offered[file]?.includes(name))]).toEqual([file, []]);
  }
});

test('a file that is imported later is taken whole', () => {
  const taken = build<Record<string, string[]>>("takenNames('mf-ciguawatch')");
  expect(taken['ui/document/make-pdf']).toEqual(['makePdf']);
});
