import type { Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { expect, heading, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

const HAPUU_SPECIES = 'Epinephelus polyphekadion';
const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');

test('a fish is found however its name is written, its page is found again by Back, and opens without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fishbase/species');
  const search = page.getByRole('searchbox');
  await expect(cards(page).first()).toBeVisible();
  for (const name of ['hapuu', 'HĀPUʻU', "hāpu'u", 'hāpu’u']) {
    await search.fill(name);
    await expect(cards(page).filter({ hasText: HAPUU_SPECIES }), name).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Cheilinus undulatus' }), name).toHaveCount(0);
  }
  await search.fill('paihere');
  await expect(cards(page).filter({ hasText: 'Caranx sexfasciatus' })).toBeVisible();
  await search.fill('napoleon wrasse');
  await expect(cards(page).first()).toContainText('Cheilinus undulatus');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await cards(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(/māra/i);
  await expect(page).toHaveTitle(/Cheilinus undulatus/);
  await expect(page.getByRole('link', { name: '218945' })).toHaveAttribute('href', /marinespecies/);
  await expect(page.getByRole('table').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(search).toHaveValue('napoleon wrasse');

  await context.setOffline(true);
  await search.fill('');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: /risqué/ })).toBeVisible();
});

test('an unknown species shows that it is not in the directory', async ({ page }) => {
  await page.goto('/fishbase/specie/99999');
  await expect(heading(page)).toHaveText('Espèce introuvable');
});
