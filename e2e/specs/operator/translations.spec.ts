import { violations } from '../../support/axe';
import { expect, heading, signIn, test } from '../../support/test';

test('visitors read an edited text on their next page, and the old one again after it is reset', async ({
  page,
  browser,
  portal,
}) => {
  const visitor = await browser.newContext({ baseURL: portal.url, locale: 'fr-FR' });
  const other = await visitor.newPage();
  await other.goto('/fishbase/species');
  const old = (await heading(other).textContent()) ?? '';
  const home = () =>
    other
      .getByRole('link', { name: /^Ciguawatch Surveillance/ })
      .first()
      .click();
  const again = async () => {
    await home();
    await expect(other).toHaveURL('/');
    await other.goBack();
  };

  await signIn(page, 'global_translator@demo.example');
  await page.goto('/global/translations?lang=fr_FR&ref=en_US&page=directory%2Flist');
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /^Barre du haut/ })).toBeVisible();
  const entry = page.getByRole('article', { name: 'Species', exact: true });
  await expect(entry.getByRole('link', { name: 'Le voir sur son écran' })).toHaveAttribute(
    'href',
    '/fishbase/species',
  );
  await entry.getByRole('textbox').fill('<b>Poissons</b>');
  await expect(entry.getByRole('alert')).toContainText('balises');
  await expect(page.getByRole('button', { name: 'À corriger avant d’enregistrer' })).toBeDisabled();
  await entry.getByRole('textbox').fill('Poissons du lagon');
  await page.getByRole('button', { name: 'Enregistrer 1 texte' }).click();
  await expect(page.getByText('Traduction enregistrée')).toBeVisible();

  await again();
  await expect(heading(other)).toHaveText('Poissons du lagon');
  await entry.getByRole('button', { name: 'Restaurer le texte d’origine' }).click();
  await page.getByRole('button', { name: 'Enregistrer 1 texte' }).click();
  await expect(entry.getByText('Traduit')).toBeVisible();
  await again();
  await expect(heading(other)).toHaveText(old);
  await page.getByRole('link', { name: 'À propos de cette langue' }).click();
  await expect(heading(page)).toHaveText('Français');
  expect(await violations(page)).toEqual([]);
  await visitor.close();
});

test('a new language starts from a file: valid texts are saved with it, the others wait as drafts', async ({
  page,
}) => {
  await signIn(page, 'global_translator@demo.example');
  await page.goto('/global/new-language');
  const texts = {
    directory: { list: { species: 'Te mau iʻa', speciesLead: 'ʻaita|hōʻē|e rave rahi', former: 'tahito' } },
    calendar: { months: { 1: 'tenuare' } },
  };
  const json = Buffer.from(JSON.stringify({ code: 'tuh_PF', texts }));
  const input = page.getByLabel('Lire un fichier JSON').and(page.locator('input'));
  await input.setInputFiles({ name: 'reo.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('Ce fichier ne peut pas être lu')).toBeVisible();
  await input.setInputFiles({ name: 'reo.json', mimeType: 'application/json', buffer: json });
  await expect(
    page.getByText('2 textes lus dans reo.json, 1 texte inconnu laissé de côté, 1 texte à corriger ensuite'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('tuh_PF');
  await expect(page.getByRole('textbox', { name: 'janvier' })).toHaveValue('tenuare');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Son nom, par ses locuteurs' }).fill('Reo Tuhaʻa Pae');
  await page.getByRole('textbox', { name: 'Nom en français' }).fill('langue des Australes');
  await page.getByRole('textbox', { name: 'Nom en anglais' }).fill('Austral');
  await page.getByRole('button', { name: 'Créer la langue' }).click();
  await expect(page.getByText('1 texte du fichier attend d’être relu et enregistré.')).toBeVisible();
  await page.goto('/global/translations?lang=tuh_PF&ref=en_US&page=directory%2Flist&show=all');
  const field = (name: string) =>
    page.getByRole('article', { name, exact: true }).getByRole('textbox').last();
  await expect(field('Species')).toHaveValue('Te mau iʻa');
  await expect(field('No species in the directory.')).toHaveValue('e rave rahi');
});
