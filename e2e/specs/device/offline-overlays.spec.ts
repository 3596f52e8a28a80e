import type { Page } from '@playwright/test';
import { expect, heading, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** Opens home, waits until code and data of every public screen are on the device, and goes offline. */
async function warmThenOffline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
  );
  await page.goto('/');
  await page.locator('html[data-warm]').waitFor();
  await page.context().setOffline(true);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('dialogs and file exports of a page work without a network', async ({ page }) => {
  test.slow();
  await warmThenOffline(page);
  await page.goto('/ciguawatch/case/map');
  await page.locator('[data-map-state=ready]').waitFor();
  await button(page, /^Tahiti, \d+ cas(, alerte)?$/).click();
  const popup = page.getByRole('region', { name: 'Tahiti' });
  await popup.getByRole('button', { name: /^Voir les \d+ cas$/ }).click();
  await expect(popup.getByRole('listitem').first()).toBeVisible();
  const picture = page.waitForEvent('download');
  await button(page, 'Image (PNG)').click();
  expect((await picture).suggestedFilename()).toMatch(/^carte-ciguatera(-[\w-]+)?\.png$/);

  await page.goto('/ciguawatch/case/stats');
  await page.locator('.apexcharts-svg').first().waitFor();
  await button(page, /^Télécharger Malades par mois/).click();
  await expect(page.getByRole('menuitem', { name: 'Tableau (CSV)' })).toBeVisible();
  await page.keyboard.press('Escape');
  const paper = page.waitForEvent('download');
  await button(page, 'Télécharger le PDF').click();
  expect((await paper).suggestedFilename()).toMatch(/^statistiques-ciguatera(-[\w-]+)?\.pdf$/);

  await page.goto('/fishbase/specie/1');
  await button(page, /^Télécharger Par île/).click();
  await expect(page.getByRole('menuitem', { name: 'Image (PNG)' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the filter and legend sheets open without a network', async ({ page }) => {
    await warmThenOffline(page);
    await page.goto('/ciguawatch/case/map');
    await page.locator('[data-map-state=ready]').waitFor();
    await button(page, /Filtre/).click();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Légende').click();
    await expect(page.getByRole('dialog', { name: 'Légende' })).toBeVisible();
    await page.goto('/ciguawatch/case/stats');
    await expect(heading(page)).toBeVisible();
    await button(page, /^Filtres/).click();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
  });
});
