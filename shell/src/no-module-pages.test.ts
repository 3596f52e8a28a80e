import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILT_IN_DECLARATIONS } from './registry/built-in-declarations';

/** Files that may name a module, with the reason. */
const ALLOWED_PAGE_NAMES: Record<string, { names: string[]; reason: string }> = {
  'home/figures/fetch-figures.ts': {
    names: ['cw/', 'fb/'],
    reason:
      'public figures of home come from open calls of the server, so that they are there while every module is down',
  },
};

const bases = BUILT_IN_DECLARATIONS.map((decl) => decl.basePath.slice(1));
const pages = [...new Set(BUILT_IN_DECLARATIONS.flatMap((decl) => decl.routes.map(({ page }) => page)))];
/** Page keys with a hyphen are unambiguous; keys of one word, such as `map`, have other meanings too. */
const long = pages.filter((page) => page.includes('-'));
const short = pages.filter((page) => !page.includes('-'));
const quoted = '[\'"`]';

/** Paths, calls and page keys of modules as they would appear in code. */
const PAGE_NAME_PATTERNS = [
  new RegExp(`(?<=${quoted})/(?:${bases.join('|')})(?=[/?'"\`])`, 'g'),
  new RegExp(`(?<=${quoted})(?:cw|fb|gd|a/work)/`, 'g'),
  new RegExp(`(?<=${quoted})(?:${long.join('|')})(?=${quoted})`, 'g'),
  new RegExp(`(?<=page\\s*[!=]==\\s*${quoted})(?:${short.join('|')})(?=${quoted})`, 'g'),
];
const pageNamesIn = (code: string): string[] => PAGE_NAME_PATTERNS.flatMap((name) => code.match(name) ?? []);

function* sources(folder: string): Generator<string> {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(item.name) && !/\.test\.tsx?$/.test(item.name)) yield path;
  }
}

test('the shell names no path, call or page of a module', () => {
  const found: Record<string, string[]> = {};
  for (const path of sources(__dirname)) {
    const names = pageNamesIn(readFileSync(path, 'utf8'));
    if (names.length > 0) found[relative(__dirname, path)] = [...new Set(names)].sort();
  }
  const allowed = Object.entries(ALLOWED_PAGE_NAMES).map(([file, { names }]) => [file, names]);
  expect(found).toEqual(Object.fromEntries(allowed));
});

test('the texts of the shell name no page of a module', () => {
  for (const code of ['fr_FR', 'en_US']) {
    const texts = JSON.parse(readFileSync(join(__dirname, '../locales', `${code}.json`), 'utf8'));
    const keys = Object.values(texts).flatMap((page) => Object.keys(page as object));
    expect(keys.filter((key) => long.includes(key))).toEqual([]);
  }
});

test.each([
  ["to('/ciguawatch/case/map')", '/ciguawatch'],
  ['`/fishbase?x`', '/fishbase'],
  ["call('cw/case/')", 'cw/'],
  ["count: 'a/work/x/'", 'a/work/'],
  ["new Set(['case-list'])", 'case-list'],
  ["route.page === 'revisions'", 'revisions'],
])('%s would be detected', (code, name) => {
  expect(pageNamesIn(code)).toEqual([name]);
});
