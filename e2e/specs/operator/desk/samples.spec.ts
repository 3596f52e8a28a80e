import { violations } from '../../../support/axe';
import { expect, heading, signIn, test } from '../../../support/test';

/** A made supplement: heads merged over two lines, three methods, a fish that nobody named. */
const TABLE = [
  'Table S2;;;;;;;',
  'Sample;Species;Site;Length;CBA-N2a;;RBA-F;',
  ';;;(mm);(ng CTX3C eq/g);LOD;(pg/g);LOD',
  'E2E-S1;Lutjanus bohar;Raiatea;410;1.20 ± 0.08;0.31;<LOD;750',
  'E2E-S2;Lutjanus bohar;Raiatea;380;<0.31;0.31;900;750',
  'E2E-S3;Lutjanus sp.;Raiatea;300;n.d.;0.31;<LOD;750',
];

test('a table of results is refused by line, imported whole, corrected by hand, and told on the page of the fish', async ({
  page,
}) => {
  await signIn(page, 'samples_editor@demo.example');
  await page.goto('/ciguawatch/sample/list');
  await expect(heading(page)).toHaveText('Échantillons de laboratoire');
  await page.getByRole('link', { name: 'Importer un tableau' }).click();
  const file = (lines: readonly string[]) => ({
    name: 'supplement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const choose = page.getByRole('main').locator('input[type=file]');
  await choose.setInputFiles(file([...TABLE, 'E2E-S4;Lutjanus bohar;Atlantide;300;much;0.31;;']));
  await expect(page.getByText('1 ligne ne passe pas.')).toBeVisible();
  await expect(page.getByText('Ligne 7. Lieu de capture', { exact: false })).toBeVisible();
  await expect(page.getByText('«\u00a0much\u00a0» n’est pas un nombre.', { exact: false })).toBeVisible();
  const store = page.getByRole('button', { name: 'Importer', exact: true });
  await expect(store).toBeDisabled();
  await page.getByRole('button', { name: 'Changer de fichier' }).click();

  await choose.setInputFiles(file(TABLE));
  await expect(page.getByText('6 résultats passent.')).toBeVisible();
  await expect(
    page.getByText('1 ligne nomme un poisson absent du répertoire', { exact: false }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await store.click();
  await expect(page.getByText('6 résultats importés')).toBeVisible();
  await expect(heading(page)).toHaveText('Échantillons de laboratoire');
  const row = page.getByRole('row', { name: /E2E-S1/ });
  await expect(row).toContainText('Au-dessus de la limite');
  expect(await violations(page)).toEqual([]);

  await row.getByRole('link').click();
  await expect(heading(page)).toHaveText('Échantillon E2E-S1');
  await page.getByLabel('Poids').fill('1200');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('E2E-S1 est enregistré')).toBeVisible();

  await page.goto('/fishbase/specie/22');
  const tests = page.getByRole('region', { name: 'Analyses de laboratoire' });
  await expect(tests).toContainText(
    '2 poissons analysés par CBA-N2a, 1 au-dessus de la limite du laboratoire',
  );
  await expect(tests).toContainText('Lieux\u00a0: Raiatea.');
});
