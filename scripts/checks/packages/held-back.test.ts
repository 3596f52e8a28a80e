import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { workspaces, engines } = JSON.parse(text('package.json')) as {
  workspaces: string[];
  engines: { node: string };
};

/** Declared versions of each package, over all folders. */
const declaredVersions = new Map<string, string[]>();
for (const folder of ['', ...workspaces]) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text(path.join(folder, 'package.json')));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    declaredVersions.set(name, [...(declaredVersions.get(name) ?? []), version as string]);
}

/** Rows of docs/held-back.md: package, version, what it waits for. */
const heldBackRows = [
  ...text('docs/held-back.md').matchAll(/^\| `(\S+)` +\| (\S+) +\| (.+?) +\| (.+?) +\|$/gm),
].map(([, name = '', version = '', until = '', why = '']) => ({ name, version, until, why }));

test('packages are held back, and the page says since when Node.js 20 is the reason', () => {
  expect(heldBackRows.length).toBeGreaterThan(5);
  expect(engines.node).toBe('>=20.19.0');
});

test.each(heldBackRows)('$name is pinned at $version, wherever it is asked for', ({ name, version }) => {
  expect(new Set(declaredVersions.get(name))).toEqual(new Set([version]));
});

test.each(heldBackRows.filter(({ until }) => /^\d/.test(until)))('$name waits for a later version', (one) => {
  const parts = (version: string) => version.split('.').map(Number);
  const [now, then] = [parts(one.version), parts(one.until)];
  const differs = then.findIndex((part, at) => part !== now[at]);
  expect(then[differs]).toBeGreaterThan(now[differs] as number);
});
