import { violations } from '../support/axe';
import { expect, heading, signIn, test } from '../support/test';

test('a text that is edited is read by visitors on their next page, and the old one once it is taken back', async ({
  page,
  browser,
  portal,
}) => {
  const visitor = await browser.newContext({ baseURL: portal.url, locale: 'fr-FR' });
  const other = await visitor.newPage();
  await other.goto('/fishbase/species');
  const old = (await heading(other).textContent()) ?? '';
  const home = () => other.getByRole('link', { name: 'Biotoxines marines' }).first().click();
  const again = async () => {
    await home();
    await expect(other).toHaveURL('/');
    await other.goBack();
  };

  await signIn(page, 'global_translator@demo.example');
  await page.goto('/global/translations?lang=fr_FR&ref=en_US&page=directory%2Flist');
  expect(await violations(page)).toEqual([]);
  const entry = page.getByRole('article', { name: 'Species', exact: true });
  await entry.getByRole('textbox').fill('<b>Poissons</b>');
  await expect(entry.getByRole('alert')).toContainText('balises');
  await expect(page.getByRole('button', { name: 'Rien à enregistrer' })).toBeDisabled();
  await entry.getByRole('textbox').fill('Poissons du lagon');
  await page.getByRole('button', { name: 'Enregistrer 1 texte' }).click();
  await expect(page.getByText('Traduction enregistrée')).toBeVisible();

  await again();
  await expect(heading(other)).toHaveText('Poissons du lagon');
  await entry.getByRole('button', { name: 'Rétablir le texte d’origine' }).click();
  await page.getByRole('button', { name: 'Enregistrer 1 texte' }).click();
  await expect(entry.getByText('Traduit')).toBeVisible();
  await again();
  await expect(heading(other)).toHaveText(old);
  await page.getByRole('link', { name: 'À propos de cette langue' }).click();
  await expect(heading(page)).toHaveText('Français');
  expect(await violations(page)).toEqual([]);
  await visitor.close();
});
