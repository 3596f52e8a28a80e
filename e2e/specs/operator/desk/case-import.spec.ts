import { violations } from '../../../support/axe';
import { expect, heading, signIn, test } from '../../../support/test';

const CASE_LIST_CSV = [
  'N° fiche;Date;Île;Commune;Sexe;Âge;Poisson;Nausées;Picotements',
  '2009-001;25/12/2009;NUKU-HIVA;Taiohae;F;34;haamea;1;1',
  '2009-002;03/04/2009;Nuku Iva;;H;41 ans;roi;0;1',
  '2009-003;04/04/2009;Nuku Iva;;M;12;inconnu;0;1',
  '2009-004;mars 2009;Rurutu;Avera;F;?;;1;0',
].join('\r\n');

test('a case list is imported with one answer for what it repeats, found in the list, and undone as a whole', async ({
  page,
}) => {
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/import');
  await expect(heading(page)).toHaveText('Importer des cas');
  const file = { name: 'registre-2009.csv', mimeType: 'text/csv', buffer: Buffer.from(CASE_LIST_CSV) };
  await page.getByLabel('Choisir un fichier').and(page.locator('input')).setInputFiles(file);
  await expect(page.getByText('Une question reste, pour 2 lignes.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mettre Nuku Hiva (2 lignes)' }).click();
  await page.getByLabel('1 présent, 0 absent').check();
  await page.getByLabel('Nom de la source').fill('Registre');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('4 nouveaux cas.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('4 lignes sont prêtes.')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Importer 4 cas' }).click();
  await expect(page.getByText('4 cas importés')).toBeVisible();
  const past = page.getByRole('row', { name: /Registre/ });
  await past.getByRole('link', { name: '4 cas' }).click();
  await expect(page.getByRole('main').getByText('Nuku Hiva')).toHaveCount(3);
  // The list of imports comes after the file was chosen, as on a slow line.
  await page.route(/\/api\/cw\/case\/import\/(\?|$)/, async (route) => {
    if (route.request().method() === 'GET') await page.waitForTimeout(3_000);
    await route.continue();
  });
  await page.goto('/ciguawatch/case/import');

  // The same file again: its columns are known, and nothing is new.
  await page.getByLabel('Choisir un fichier').and(page.locator('input')).setInputFiles(file);
  await expect(page.getByLabel('Nom de la source')).toHaveValue('Registre');
  await page.getByRole('button', { name: 'Mettre Nuku Hiva (2 lignes)' }).click();
  await page.getByLabel('1 présent, 0 absent').check();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('Aucun nouveau cas.')).toBeVisible();
  await page.getByRole('button', { name: 'Changer de fichier' }).click();

  await past.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(page.getByText('4 cas supprimés')).toBeVisible();
  await expect(past.getByText('Annulé')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
