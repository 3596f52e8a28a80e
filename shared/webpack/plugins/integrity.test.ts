import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCES = {
  'index.js': `import { CheckedWorker } from './checked-worker.js';
    self.open = () => [import('./page.js'), import('./other.js')];
    self.count = () => new CheckedWorker(new URL('./worker.js', import.meta.url), {}).start(__webpack_require__.digests);`,
  'page.js': `import './page.css'; import { twice } from './twice.js'; export const page = () => twice(import('./deeper.js'));`,
  'twice.js': 'export const twice = (one) => [one, one];',
  'page.css': '.page { color: red }',
  'other.js': `import './other.css'; export const other = 2;`,
  'other.css': '.other { color: blue }',
  'deeper.js': 'export const deeper = 3;',
  'worker.js': `import { twice } from './twice.js'; self.onmessage = () => self.postMessage(twice(4));`,
  'checked-worker.js':
    'export class CheckedWorker { constructor(file) { this.file = file; } start(digests) { self.started(String(this.file), digests); } }',
};

interface Tag {
  src?: string;
  href?: string;
  integrity?: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'integrity '));
const out = path.join(folder, 'out');
let names: string[];
const tags: Tag[] = [];
let worker: [string, { worker: Record<string, string> }];

beforeAll(() => {
  mkdirSync(out);
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(folder, name), text);
  bundle();
  names = readdirSync(out);
  run();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs webpack in a child process, because Jest cannot load the plugin, an ES module.
 * @param split webpack's `splitChunks` option, which decides how chunks share files
 */
function bundle(split: object = {}): void {
  const script = `
    import webpack from 'webpack';
    import MiniCss from 'mini-css-extract-plugin';
    import { Integrity } from ${JSON.stringify(path.join(__dirname, 'integrity.mjs'))};
    const name = '[name].[contenthash:8]';
    webpack({
      mode: 'production', target: 'web', optimization: { splitChunks: ${JSON.stringify(split)} }, entry: { first: './index.js' }, context: ${JSON.stringify(folder)},
      output: { path: ${JSON.stringify(out)}, filename: name + '.js', chunkFilename: name + '.js', publicPath: '/at/' },
      module: {
        parser: { javascript: { worker: ['CheckedWorker from ./checked-worker.js'] } },
        rules: [{ test: /css$/, use: [MiniCss.loader, 'css-loader'], sideEffects: true }],
      },
      resolveLoader: { modules: [${JSON.stringify(path.resolve('node_modules'))}] },
      plugins: [new MiniCss({ filename: name + '.css', chunkFilename: name + '.css' }), new Integrity()],
    }, (error, stats) => {
      if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exitCode = 1; }
    });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: __dirname, stdio: 'pipe' });
}

/** Runs the first script and everything it loads, in a page that only records the tags. */
function run(): void {
  const first = names.find((name) => name.startsWith('first.')) as string;
  const page: Record<string, unknown> & { open(): void; count(): void } = {
    URL,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    location: { href: 'https://portal.example/' },
    started: (...what: unknown[]) => {
      worker = what as typeof worker;
    },
    document: {
      baseURI: 'https://portal.example/',
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (tag: Tag) => tags.push(tag) },
    },
    open: () => undefined,
    count: () => undefined,
  };
  page.self = page;
  page.window = page;
  runInNewContext(readFileSync(path.join(out, first), 'utf8'), page);
  page.open();
  page.count();
}

const digestOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(out, name)))
    .digest('base64');

test('each script and style is requested with the digest of its own file', () => {
  expect(tags).toHaveLength(4);
  for (const { src, href, integrity } of tags)
    expect([src ?? href, integrity]).toEqual([
      src ?? href,
      `sha256-${digestOf(path.basename(String(src ?? href)))}`,
    ]);
});

test('a worker is started with the digest of its script', () => {
  const [file, { worker: digests }] = worker;
  const name = path.basename(file);
  expect(names).toContain(name);
  expect(digests).toEqual({ [name]: digestOf(name) });
});

test('the first script has the digest of every file but its own', () => {
  const first = names.filter((name) => name.startsWith('first.'));
  expect(first).toHaveLength(1);
  const stated = readFileSync(path.join(out, String(first[0])), 'utf8');
  expect(names.filter((name) => !stated.includes(digestOf(name)))).toEqual(first);
  expect(names.length).toBe(7);
});

test('a worker that would load a second file fails the build', () => {
  expect(() => bundle({ minSize: 0 })).toThrow(/A worker is more than one file: \S+\.js, \S+\.js/);
});
