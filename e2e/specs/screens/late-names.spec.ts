import type { Page } from '@playwright/test';
import { holdList, LISTS, type List, watchIds } from '../../support/screens/held-lists';
import { DAILY, LONG } from '../../support/tags';
import { expect, signIn, test } from '../../support/test';

const ALL: readonly List[] = ['places', 'species', 'groups'];

/** Screens with the lists whose names they show at once, and the role that opens them. */
const SCREENS: readonly (readonly [path: string, lists: readonly List[], role?: string])[] = [
  ['/ciguawatch/case/stats', ALL],
  ['/ciguawatch/case/stats?island=92&years=all', ALL],
  ['/fishbase/species', ['species']],
  ['/fishbase/specie/1', ['places', 'species']],
  ['/fishbase/phenotypes', ['groups']],
  ['/fishbase/phenotype/1', ['places', 'groups']],
  ['/ciguawatch/case/report/list', ['places'], 'cases_editor'],
  ['/ciguawatch/case/report/1', ['places'], 'cases_editor'],
  ['/ciguawatch/case/alerts', ['places'], 'cases_editor'],
  ['/ciguawatch/case/coverage', ['places'], 'cases_editor'],
  ['/gis/maps', ['places'], 'gis_editor'],
  ['/global/users', ['places'], 'admin'],
];
/** What `npm test` tries: the list that many names of the page depend on. */
const CORE = ['/ciguawatch/case/stats places', '/ciguawatch/case/alerts places'];

/** What skeletons of names say. */
const TO_COME = /Nom en cours de chargement|Chargement des noms/;
/** A time of day. */
const MINUTE = /\b\d\d:\d\d\b/g;

/**
 * What the page says, other than in drawings, which come when they are scrolled to, and other than the minute of
 * its data, which may differ between two visits.
 */
async function said(page: Page): Promise<string[]> {
  expect(await page.locator('main').getByText(TO_COME).count()).toBe(0);
  const texts = await page
    .locator('main :is(h1, h2, h3, p, th, td, li, [role=gridcell], [role=rowheader])')
    .allTextContents();
  return texts.map((text) => text.replace(MINUTE, ''));
}

for (const [path, lists, role] of SCREENS)
  for (const list of lists)
    test(`names that come late are skeletons, never ids: ${path}, ${list}`, {
      tag: CORE.includes(`${path} ${list}`) ? DAILY : LONG,
    }, async ({ page, browser, baseURL }) => {
      const known = await browser.newPage({ baseURL: baseURL ?? '' });
      if (role) {
        await signIn(known, `${role}@demo.example`);
        await signIn(page, `${role}@demo.example`);
      }
      await known.goto(path);
      const idsSeen = await watchIds(page);
      const letGo = await holdList(page, list);
      const asked = page.waitForRequest((request) => LISTS[list].test(request.url()));
      await page.goto(path);
      await asked;
      await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
      letGo();
      // Both go on to load, so they are compared until they say the same.
      await expect(async () => {
        const expected = await said(known);
        expect(expected.length).toBeGreaterThan(0);
        expect(await said(page)).toEqual(expected);
      }).toPass({ timeout: 60_000 });
      expect(await idsSeen()).toEqual([]);
      await known.context().close();
    });
