import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from '../../support/axe';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, heading, test } from '../../support/test';

test.use({ ownFiles: true });

for (const [locale, words] of [
  ['fr-FR', { title: 'Erreur interne du serveur', text: 'Cette page est temporairement indisponible.' }],
  ['en-US', { title: 'Internal Server Error', text: 'This page is temporarily unavailable.' }],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('a page that breaks is the 500 of the specification, with the emergency number, and is tried again', async ({
      page,
    }) => {
      // A server that answers what the page cannot read.
      const config = (url: URL) => url.pathname === '/api/config/';
      await page.route(config, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), publisher: null } });
      });
      await page.goto('/legal/privacy-policy');
      await expect(heading(page)).toHaveText(words.title);
      await expect(page.getByText(words.text)).toBeVisible();
      await expect(page.getByText('500')).toBeVisible();
      await expect(page.locator('main a[href="tel:15"]')).toBeVisible();
      await expectNoOverflow(page);
      expect(await violations(page)).toEqual([]);
      await page.unroute(config);
      await page.reload();
      await expect(heading(page)).toHaveText(/Confidentialité|Privacy/);
    });
  });

test('a page without scripts that the server cannot make says so, and leads on', async ({ page, portal }) => {
  // The texts of the report have not arrived yet.
  rmSync(join(portal.files, 'modules/mf-ciguawatch'), { recursive: true });
  const response = await page.goto('/plain/map?lang=fr');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Cette page n’a pas pu être affichée');
  await expect(page.getByText('Le serveur a un problème.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Déclarer un cas' })).toBeVisible();
  const missing = await page.goto('/plain/gone?lang=en');
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
});
