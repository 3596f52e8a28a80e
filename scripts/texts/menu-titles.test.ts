import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
type Pages = Record<string, Record<string, string>>;
const read = (folder: string, language: string): Pages =>
  JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) as Pages;

/** Entries of the menu, and the texts of the titles of their pages. */
const PAGES = [
  ['mf-gis/locales', 'maps', 'mf-gis/src/pages/maps/locales', 'list.title'],
  ['mf-ciguawatch/locales', 'algae-report', 'mf-ciguawatch/src/algae/locales', 'form.titleNew'],
  ['mf-ciguawatch/locales', 'algae-list', 'mf-ciguawatch/src/algae/locales', 'list.title'],
  ['mf-ciguawatch/locales', 'algae-map', 'mf-ciguawatch/src/algae/locales', 'map.title'],
  ['mf-global/locales', 'users', 'mf-global/src/pages/users/locales', 'list.title'],
  ['mf-global/locales', 'modules', 'mf-global/src/pages/modules/locales', 'modules.title'],
] as const;

test.each(['fr_FR', 'en_US'])('a page is called as the menu calls it in %s', (language) => {
  for (const [module, entry, folder, key] of PAGES) {
    const [page = '', name = ''] = key.split('.');
    expect(read(folder, language)[page]?.[name]).toBe(read(module, language).menu?.[entry]);
  }
});
