import { violations } from '../../support/axe';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, heading, test } from '../../support/test';

test('a fish is recognised by the keyboard alone, from the directory to its page', async ({ page }) => {
  await page.goto('/fishbase/species');
  await page.getByRole('link', { name: 'Quel poisson était-ce ? Le reconnaître en images' }).click();
  await expect(heading(page)).toHaveText('Quel poisson était-ce ?');
  await page.getByRole('button', { name: 'Comme un serpent' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Bouche/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Bouche/ })).toContainText('Ordinaire');
  await expect(page.getByRole('status').filter({ hasText: 'réponses' })).toBeVisible();
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(5);
  await expect(found.first()).toContainText('Gymnothorax javanicus');
  await found.first().getByRole('link').click();
  await expect(page).toHaveURL('/fishbase/specie/60');
});

test('the key is accessible, and fits narrow phones with text of twice the size', async ({ page }) => {
  await page.goto('/ciguawatch/case/fish');
  await page.getByRole('button', { name: 'Trapu, grosse tête' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);
});
