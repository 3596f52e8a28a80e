import type { Page } from '@playwright/test';
import { newCase } from '../../support/data/cases';
import { expect, heading, signInByForm, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** An answer that is only visible to editors. */
const PRIVATE_TEXT = 'Repas chez la tante Moeata';

/** Places on the device that contain a text: databases, localStorage, caches. */
const storesHolding = (page: Page, text: string) =>
  page.evaluate(async (looked) => {
    const found: string[] = [];
    const note = (where: string, held: string) => {
      if (held.includes(looked)) found.push(where);
    };
    note('localStorage', JSON.stringify({ ...localStorage }));
    note('sessionStorage', JSON.stringify({ ...sessionStorage }));
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        note(
          `${name}/${store}`,
          JSON.stringify(await settled(db.transaction(store).objectStore(store).getAll())),
        );
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        note(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return found;
  }, text);

test('after a logout no value that the account alone may see is on the device or on the screen', async ({
  page,
  request,
}) => {
  const id = await newCase(request, { gsympt_other_obs: PRIVATE_TEXT });
  await signInByForm(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/list');
  await expect(heading(page)).toBeVisible();
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.getByText(PRIVATE_TEXT).first()).toBeVisible();
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion', exact: true })).toBeVisible();
  expect(await storesHolding(page, PRIVATE_TEXT)).toEqual([]);
  expect(await storesHolding(page, 'cases_editor@demo.example')).toEqual([]);
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText(PRIVATE_TEXT)).toHaveCount(0);
});

test('the search for stored values finds one: the public list of the device', async ({ page }) => {
  await page.goto('/ciguawatch/case/map');
  await page.locator('[data-map-state=ready]').waitFor();
  await expect.poll(() => storesHolding(page, 'Tahiti')).toContain('ciguawatch-1/cache');
});
