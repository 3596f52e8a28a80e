import type { BrowserContext, Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** Opens home and waits until the service worker has loaded the code of all screens. */
async function visitHome(page: Page, context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await page.goto('/');
  await worker;
  const wanted = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const { files } = (await read('/build-manifest.json')) as { files: string[] };
    const { modules } = (await read('/registry.json')) as { modules: Record<string, { entry: string }> };
    const code = files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `/${file}`);
    return [...code, ...Object.values(modules).map(({ entry }) => entry), '/ciguawatch/case/report/new'];
  });
  await expect
    .poll(() =>
      page.evaluate(async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
        return paths.filter((_, i) => !found[i]);
      }, wanted),
    )
    .toEqual([]);
}

test('after one visit of home, the report form opens and reloads without a network', async ({
  page,
  context,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await visitHome(page, context);
  await context.setOffline(true);
  const form = new ReportForm(page);
  await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
  await form.at(1);
  await page.reload();
  await form.at(1);
  await page.goto(NEW_REPORT);
  await form.at(1);
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
  await page.goto('/outbox');
  await expect(heading(page)).toHaveText('Envois en attente');
  await page.goto('/gis/maps');
  await expect(heading(page)).toHaveText(/Connectez-vous|Cette page demande une connexion/);
  await context.setOffline(false);
  expect((await publicCases(request)).length).toBe(before);
  // Back online, the cached page shows its first view, like the server's.
  const response = await page.goto(NEW_REPORT);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('<div id="first"');
  await form.at(1);
});

/** Opens home and waits until code and data of every public screen are on the device. */
async function warm(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
  );
  await page.goto('/');
  await page.locator('html[data-warm]').waitFor();
}

test('after one visit of home every public screen opens and reloads with its data, without network and server', async ({
  page,
  context,
  portal,
}) => {
  test.slow();
  await warm(page);
  await context.setOffline(true);
  await portal.stop();
  try {
    const main = page.getByRole('main');
    const screens: [string, () => Promise<void>][] = [
      ['/ciguawatch/case/map', () => page.locator('[data-map-state=ready]').waitFor()],
      ['/ciguawatch/case/stats', () => page.locator('.apexcharts-svg').first().waitFor()],
      ['/ciguawatch/case/risk', () => expect(main).toContainText('Données à jour au')],
      ['/fishbase/species', () => main.getByRole('list').getByRole('listitem').first().waitFor()],
      ['/fishbase/specie/1', () => expect(page).toHaveTitle(/Cephalopholis argus/)],
      ['/fishbase/phenotypes', () => main.getByRole('list').getByRole('listitem').first().waitFor()],
      ['/legal/privacy-policy', () => expect(heading(page)).toBeVisible()],
    ];
    for (const [path, shown] of screens) {
      await page.goto(path);
      await shown();
      await page.reload();
      await shown();
      await expect(page.getByText(/Données à jour au \d/).first()).toBeVisible();
    }
    await page.goto('/fishbase/species');
    await page.getByRole('button', { name: 'Affichage et connexion' }).click();
    await expect(page.getByRole('group', { name: 'Thème' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('Cette page demande une connexion');
    await expect(main).toContainText('avec les données du');
  } finally {
    await portal.resume();
  }
});

test('a store of another version is rebuilt: its waiting items are sent, and other values do no harm', async ({
  page,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await page.goto('/legal/terms-of-use');
  const island = (await (await request.get('/api/cw/location/')).json()).find(
    ({ type, country }: { type: string; country: number }) => type === 'I' && country === 4,
  ).id;
  await page.evaluate(async (place) => {
    const names = await indexedDB.databases();
    for (const { name } of names) indexedDB.deleteDatabase(String(name));
    const uuid = crypto.randomUUID();
    const kept = {
      ...{ uuid, call: 'report', params: null, state: 'queued', account: null },
      ...{ created: Date.now(), tries: 0, notBefore: 0 },
      body: { case: { case_uuid: uuid, case_location_id: place, case_eventtime: '2026-03-04T19:30' } },
    };
    await new Promise<void>((done, fail) => {
      const open = indexedDB.open('ciguawatch-1', 7);
      open.onupgradeneeded = () => {
        for (const name of ['outbox', 'elsewhere']) open.result.createObjectStore(name);
      };
      open.onerror = () => fail(open.error);
      open.onsuccess = () => {
        const tx = open.result.transaction('outbox', 'readwrite');
        tx.objectStore('outbox').put(kept, uuid);
        tx.objectStore('outbox').put('no item', 'odd');
        tx.oncomplete = () => {
          open.result.close();
          done();
        };
      };
    });
  }, island);
  await page.goto('/fishbase/species');
  await expect(page.getByRole('main').getByRole('list').getByRole('listitem').first()).toBeVisible();
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 1);
  await page.goto('/outbox');
  await expect(heading(page)).toHaveText('Envois en attente');
});
