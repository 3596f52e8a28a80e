import type { Page } from '@playwright/test';
import { freePort, ModuleSite } from '../../support/deployment/module-site';
import { PORTAL_FIXTURE_TIMEOUT_MS, Portal } from '../../support/portal';
import { test as base, expect, heading, signIn } from '../../support/test';

/** A portal that allows modules from one site, and a development server for that site. */
const test = base.extend<object, { site: { origin: string; start: () => Promise<ModuleSite> } }>({
  portal: [
    async ({ site }, use) => {
      const portal = await Portal.start({ env: { MODULE_ORIGINS: site.origin } });
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: PORTAL_FIXTURE_TIMEOUT_MS },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      await use({ origin, start: () => ModuleSite.start('mf-gis', port, origin) });
    },
    { scope: 'worker' },
  ],
});

const badge = (page: Page) => page.getByRole('complementary', { name: 'Modules under development' });
const question = (page: Page) => page.getByRole('alertdialog');
/** Origins of a module's loaded files; browsers list a file shortly after it has run. */
const sitesOf = (page: Page, id: string) =>
  page.evaluate(
    (folder) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(folder) && name.endsWith('.js'))
          .map(({ name }) => new URL(name).origin),
      ),
    ],
    `/modules/${id}/`,
  );

test.use({ locale: 'en-US' });

test('a module under development runs in one tab after a confirmation, until it is ended', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  test.slow();
  const running = await site.start();
  try {
    await signIn(page, 'gis_editor@demo.example');
    await page.goto(`/gis/maps?module=mf-gis@${site.origin}`);
    await expect(question(page)).toContainText('Run mf-gis from another site?');
    await expect(question(page)).toContainText(site.origin);
    await expect(page).toHaveURL(/\/gis\/maps$/);
    await page.getByRole('button', { name: 'Run it' }).click();

    await expect(badge(page)).toContainText(`mf-gis from ${site.origin}`);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => sitesOf(page, 'mf-gis')).toEqual([site.origin]);

    const other = await context.newPage();
    await other.goto('/gis/maps');
    await expect(heading(other)).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    await expect.poll(() => sitesOf(other, 'mf-gis')).toEqual([baseURL]);

    await running.stop();
    await page.reload();
    await expect(badge(page)).toContainText(`mf-gis does not answer at ${site.origin}`);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => sitesOf(page, 'mf-gis')).toEqual([baseURL]);

    await badge(page).getByRole('button', { name: 'End' }).click();
    await expect(badge(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  } finally {
    await running.stop();
  }
});

test('"No" loads no module, and a site missing from the configuration is refused', async ({ page, site }) => {
  await page.goto(`/?module=mf-gis@${site.origin}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  await page.goto('/?module=mf-gis@https://elsewhere.example');
  await expect(
    page.getByText('This portal does not run modules from https://elsewhere.example'),
  ).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

base('where the configuration names no site, an address asks nothing', async ({ page }) => {
  const response = await page.goto('/?module=mf-gis@http://localhost:9001');
  await expect(heading(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('ciguawatch.overrides'))).toBeNull();
  expect(response?.headers()['content-security-policy']).not.toContain('localhost:9001');
});
