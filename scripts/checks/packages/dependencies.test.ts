import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importEdges, packageOf } from '../package-uses';

const ROOT = path.resolve(__dirname, '../../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = (folder: string) => JSON.parse(text(path.join(folder, 'package.json')));

const { workspaces, devDependencies } = manifest('.') as {
  workspaces: string[];
  devDependencies: Record<string, string>;
};

/** Tools that no code imports: package > a file that names it, or the package that needs it. */
const TOOLS_NAMED_IN: Record<string, string> = {
  '@biomejs/biome': 'scripts/test.mjs',
  '@stryker-mutator/jest-runner': 'tools/mutate/options.mjs',
  '@swc/jest': 'jest.config.cjs',
  '@types/jest': 'tsconfig.json',
  '@types/node': 'tsconfig.json',
  'css-loader': 'shared/webpack/preset.mjs',
  'gettext-parser': 'mf-global/src/pages/translations/exchange/exchange.test.ts',
  jest: 'scripts/run/check-commands.mjs',
  'jest-environment-jsdom': 'jest.config.cjs',
  'jest-environment-node': 'tools/mutate/one-failure.cjs',
  'swc-loader': 'shared/webpack/preset.mjs',
  typescript: 'scripts/test.mjs',
  'web-features': 'scripts/checks/web-features.mjs',
  xliff: 'mf-global/src/pages/translations/exchange/exchange.test.ts',
};
/** Name of a package in the file of `TOOLS_NAMED_IN`, where it differs from the package's own. */
const NAME_IN_FILE: Record<string, string> = {
  '@types/jest': '"jest"',
  '@types/node': '"node"',
  'jest-environment-jsdom': 'jsdom',
};

/** All imports of packages. */
const packageEdges = importEdges().flatMap((edge) => {
  const name = packageOf(edge);
  return name ? [{ from: edge.from, name, type: edge.type }] : [];
});
const folderOf = (file: string) => workspaces.find((one) => file.startsWith(`${one}/`)) ?? '.';
/** Tests and build tools, which may also use the root's development tools. */
const isTool = (file: string) =>
  folderOf(file) === '.' ||
  file.startsWith('e2e/') ||
  /\.test\.tsx?$|\.config\.[a-z]+$|\.cjs$|^(shared\/(webpack|testing)|server\/(test|fuzz|access|description))\//.test(
    file,
  );
const declared = (folder: string): Record<string, string> => manifest(folder).dependencies ?? {};
/** `geojson` has no code, only `@types/geojson`. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
/** Folders of shared bundled into the server, whose packages the server must declare. */
const IN_SERVER = /^shared\/(contract|api|domain)\//;

test('the check finds files', () => {
  expect(packageEdges.length).toBeGreaterThan(500);
});

test.each([...workspaces, '.'])('%s declares what it imports', (folder) => {
  const own = declared(folder);
  const missing = packageEdges
    .filter(({ from }) => folderOf(from) === folder)
    .filter(
      ({ from, name, type }) =>
        !(name in own) &&
        !(isTool(from) && name in devDependencies) &&
        !(type && typesOf(name) in devDependencies),
    );
  expect(missing.map(({ from, name }) => `${from} > ${name}`)).toEqual([]);
});

test.each(workspaces)('%s imports what it declares', (folder) => {
  const used = new Set(
    packageEdges
      .filter(({ from }) => !isTool(from))
      .filter(({ from }) => folderOf(from) === folder || (folder === 'server' && IN_SERVER.test(from)))
      .map(({ name }) => name),
  );
  const idle = Object.keys(declared(folder)).filter(
    (name) => !used.has(name) && !name.startsWith('@ciguawatch/'),
  );
  expect(idle).toEqual([]);
});

test('each tool of the root is imported, provides types for an import, or is named where it is used', () => {
  const used = new Set(packageEdges.flatMap(({ name }) => [name, typesOf(name)]));
  const idle = Object.keys(devDependencies).filter((name) => !used.has(name));
  expect(idle.sort()).toEqual(Object.keys(TOOLS_NAMED_IN).sort());
});

test.each(Object.entries(TOOLS_NAMED_IN))('%s is named in %s', (name, file) => {
  expect(text(file)).toContain(NAME_IN_FILE[name] ?? name);
});

test('a package has one version in the project', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of [...workspaces, '.'])
    for (const [name, version] of Object.entries({
      ...declared(folder),
      ...(folder === '.' ? devDependencies : {}),
    }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
});
