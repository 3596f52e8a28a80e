import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { findRoute, routeOf } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { SCREENS } from '../../mf-global/src/pages/translations/list/screens';

const root = join(__dirname, '../..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const decls = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].map(
  (id) => json(`${id}/module.json`) as ModuleDecl,
);
/** Names of months and the like come from the server (`server/src/features/i18n/calendar.ts`). */
const CALENDAR = ['months', 'shortMonths', 'weekdays', 'plural'];
/** English texts by part and `page.key`, from the ES module of the check, in a process of its own. */
const english: Record<string, Record<string, string>> = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { NAMESPACES, texts } from ${JSON.stringify(join(__dirname, 'dictionaries.mjs'))};
    const parts = Object.keys(NAMESPACES).filter((part) => !NAMESPACES[part].startsWith('server/'));
    console.log(JSON.stringify(Object.fromEntries(parts.map((part) => [part, Object.fromEntries(texts(part, 'en_US'))]))));`,
  ]).toString(),
);
/** All but those of the server, which translators do not see. */
const parts = Object.keys(english);

/** Pages of a part without a title that could name them. */
function untitled(part: string): string[] {
  const all = english[part] ?? {};
  const pages = [...new Set(Object.keys(all).map((name) => name.split('.')[0] ?? ''))];
  return pages.filter((page) => /^$|\{\{|\|/.test(all[`${page}.title`] ?? ''));
}

test.each(['en_US', 'fr_FR'])('every part and page of texts is called by words in %s', (code) => {
  const words = json(`mf-global/src/pages/translations/locales/${code}.json`);
  expect(Object.keys(words.part).sort()).toEqual([...parts, 'calendar'].sort());
  const known = Object.keys(words.pageName);
  const wanted = parts.flatMap((part) => untitled(part).map((page) => [page, `${part}_${page}`]));
  expect(wanted.filter((names) => !names.some((name) => known.includes(name)))).toEqual([]);
  const used = new Set([...wanted.flat(), ...CALENDAR, 'shell_home']);
  expect(known.filter((name) => !used.has(name))).toEqual([]);
});

test('every part has its place in the portal, or is said to have none', () => {
  expect([...parts, 'calendar'].filter((part) => SCREENS[part] === undefined)).toEqual([]);
  const addresses = Object.values(SCREENS).filter((one) => one !== null);
  const isPage = (path: string) =>
    findRoute(SHELL_ROUTES, path) !== null || decls.some((decl) => routeOf(decl, path) !== null);
  expect(addresses.filter((path) => !isPage(path))).toEqual([]);
});
