import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { readShellHas, type ShellHas, shortened } from './short';

const decl = JSON.parse(readFileSync(join(process.cwd(), 'mf-gis', 'module.json'), 'utf8')) as ModuleDecl;
const release: Release = {
  version: '1',
  entry: '/modules/mf-gis/1/remoteEntry.0123abcd.js',
  integrity: 'sha384-AAAA',
  decl,
  uses: { 'ui/b': { number: 1, names: ['B'] }, 'ui/d': { number: 2, names: ['D'] } },
  ahead: {
    entry: { files: ['a.js'], shared: [0, 1] },
    pages: { maps: { files: [], shared: [1] } },
    texts: { fr: ['f.js'] },
  },
};
const shell: ShellHas = {
  mark: 'm',
  surface: Object.fromEntries(
    ['ui/a', 'ui/b', 'ui/c', 'ui/d'].map((door) => [
      door,
      { number: door === 'ui/d' ? 2 : 1, names: [door.slice(3).toUpperCase()] },
    ]),
  ),
  decls: { 'mf-gis': decl },
};
const short = (one: unknown, has = shell) =>
  JSON.parse(shortened(JSON.stringify({ modules: { 'mf-gis': one } }), has)).modules['mf-gis'];

it('leaves out doors that were compared and a declaration the shell has, and counts among all doors', () => {
  const { decl: _, ...rest } = release;
  expect(short(release)).toEqual({
    ...rest,
    uses: null,
    ahead: {
      entry: { files: ['a.js'], shared: [1, 3] },
      pages: { maps: { files: [], shared: [3] } },
      texts: { fr: ['f.js'] },
    },
  });
});

it('keeps a declaration that the shell was not built with', () => {
  const other = { ...decl, minApi: 0 };
  expect(short({ ...release, decl: other }).decl).toEqual(other);
  expect(short({ ...release, decl: other }).uses).toBeNull();
});

it.each([
  ['asks for a door of another number', { ...release, uses: { 'ui/b': { number: 2, names: ['B'] } } }],
  ['asks for a name that is gone', { ...release, uses: { 'ui/b': { number: 1, names: ['X'] } } }],
  ['is made for another contract', { ...release, decl: { ...decl, contract: 1 } }],
  ['claims to have been compared', { ...release, uses: null }],
  ['has no usable integrity', { ...release, integrity: 'md5-A' }],
  ['is nothing', null],
])('hands on whole what %s: the shell says what is in the way', (_, one) => {
  expect(short(one)).toEqual(one);
});

it('hands on a registry that cannot be read', () => {
  expect(shortened('half of a', shell)).toBe('half of a');
});

it('reads what the build noted of the shell, or nothing', () => {
  expect(readShellHas(JSON.stringify(shell))).toEqual(shell);
  for (const bad of ['{', '[]', 'null', JSON.stringify({ ...shell, mark: 1 }), JSON.stringify({ mark: 'm' })])
    expect(readShellHas(bad)).toBeNull();
});
