import type { Page } from '@playwright/test';
import { expect, heading, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' });

/** Numbers of registered service workers and of caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

test('a worker switched off by configuration is removed with its caches, and the portal works without it', async ({
  page,
}) => {
  await page.goto('/legal/terms-of-use');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect((await cachedPaths(page))[0]).toBe(1);
  // Response of a server with OFFLINE=false.
  await page.context().route('**/api/config/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: { ...(await response.json()), offline: false } });
  });
  await page.reload();
  await expect.poll(async () => (await cachedPaths(page))[0]).toBe(0);
  // The worker stays active for the page that it controls.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toEqual([0, 0]);
});

/** Files with a map, chart or PDF library, by the build's list, and which of them are cached. */
const cachedEngineFiles = (page: Page) =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const { modules } = (await read('/registry.json')) as { modules: Record<string, { entry: string }> };
    const shell = ((await read('/build-manifest.json')) as { heavy: string[] }).heavy.map(
      (file) => `/${file}`,
    );
    const ofModules = Object.values(modules).map(async ({ entry }) => {
      const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
      return ((await read(`${folder}heavy.json`)) as string[]).map((file) => folder + file);
    });
    const all = [...shell, ...(await Promise.all(ofModules)).flat()].filter((file) =>
      /\.(js|css)$/.test(file),
    );
    const found = await Promise.all(all.map((file) => caches.match(file)));
    return { all: all.length, kept: all.filter((_, at) => found[at]).length };
  });

for (const saveData of [true, false]) {
  test(`the code of maps and charts is ${saveData ? 'not ' : ''}preloaded where data saving is ${saveData ? 'on' : 'off'}`, async ({
    page,
  }) => {
    await page.addInitScript((spared) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: spared, effectiveType: '4g' } });
      addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', ''));
    }, saveData);
    await page.goto('/');
    await page.locator('html[data-warm]').waitFor();
    const { all, kept: there } = await cachedEngineFiles(page);
    expect(all).toBeGreaterThan(2);
    expect(there).toBe(saveData ? 0 : all);
    // The rest of the portal is on the device all the same.
    await page.context().setOffline(true);
    await page.goto('/ciguawatch/case/report/new');
    await expect(heading(page)).toHaveText(/Qui est malade/);
  });
}

test('a device that stores the portal still reaches the pages without scripts', async ({ page }) => {
  await page.goto('/legal/terms-of-use');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/plain/?lang=fr');
  await expect(page.getByRole('link', { name: 'Déclarer un cas' }).first()).toHaveAttribute(
    'href',
    /^\/plain\/report/,
  );
});
