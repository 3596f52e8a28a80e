import { expect, heading, test } from '../../support/test';

test('shell and module change language at once, without a reload, in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/legal/privacy-policy');
  await expect(heading(other)).toHaveText('Confidentialité');
  await page.bringToFront();
  await page.goto('/fishbase/phenotypes');
  const module = page.locator('[id="single-spa-application:mf-fishbase"]');
  await expect(module.getByRole('heading').first()).toBeVisible();
  // Waits for the groups, because the text differs while they are loading.
  await expect(module.locator('[aria-posinset="1"][aria-setsize="31"]')).toBeVisible();
  // Waits for the reports of each group, which change the order.
  await expect(module.getByText(/\d déclarations/).first()).toBeVisible();
  // The last line comes with the date of the data, after the groups.
  await expect(module.getByText(/^Données à jour/)).toBeVisible();
  // The accessibility tree instead of the DOM, in which silhouettes appear later.
  const french = await module.ariaSnapshot();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('Groups of species and ciguatera');
  await expect(module.getByRole('heading').first()).toBeVisible();
  await expect.poll(() => module.ariaSnapshot()).not.toBe(french);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(heading(other)).toHaveText('Privacy');

  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect.poll(() => module.ariaSnapshot()).toBe(french);
});

for (const [locale, lang, title] of [
  ['en-AU', 'en-US', 'Privacy'],
  ['fr-CA', 'fr-FR', 'Confidentialité'],
  ['es-ES', 'en-US', 'Privacy'],
  // Tahitian and Marquesan fall back to French.
  ['ty-PF', 'fr-FR', 'Confidentialité'],
  ['mrq-PF', 'fr-FR', 'Confidentialité'],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`a first visit with ${locale} is in ${lang}`, async ({ page }) => {
      await page.goto('/legal/privacy-policy');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(heading(page)).toHaveText(title);
    });
  });
}
