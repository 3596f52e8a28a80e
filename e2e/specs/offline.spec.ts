import type { BrowserContext, Page } from '@playwright/test';
import { publicCases } from '../support/cases';
import { NEW_REPORT, ReportForm } from '../support/report-form';
import { expect, heading, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Visits home until the worker has fetched the code of all screens. */
async function visitHome(page: Page, context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await page.goto('/');
  await worker;
  const wanted = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const { files } = (await read('/build-manifest.json')) as { files: string[] };
    const { modules } = (await read('/registry.json')) as { modules: Record<string, { entry: string }> };
    const code = files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `/${file}`);
    return [...code, ...Object.values(modules).map(({ entry }) => entry)];
  });
  await expect
    .poll(
      () =>
        page.evaluate(async (paths) => {
          const found = await Promise.all(paths.map((path) => caches.match(path)));
          return paths.filter((_, i) => !found[i]);
        }, wanted),
      { timeout: 45_000 },
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
});
