import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { violations } from '../../support/axe';
import { expect, heading, signIn, test } from '../../support/test';

const NEW_SAMPLING_PATH = '/ciguawatch/algae/report/new';

test('a sampling of two species is entered by its coordinates, found in list and map, corrected, deleted, restored', async ({
  page,
}) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto(NEW_SAMPLING_PATH);
  await page.getByLabel('Code', { exact: true }).fill('E2E-1');
  await page.getByLabel('Température de l’eau').fill('27,4');
  await page.getByLabel('Coordonnées').fill(`17°32'S quelque part`);
  await expect(page.getByText('Ces coordonnées ne se lisent pas.')).toBeVisible();
  await page.getByLabel('Coordonnées').fill(`17°32'S 149°34'O`);
  await expect(page.getByText('17,5333° S, 149,5667° O')).toBeVisible();
  const pin = page.locator('svg[viewBox="0 0 44 58"]');
  await expect.poll(() => pin.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBe(44);
  await page.getByLabel('Cellules par gramme d’algue').fill('1240');
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    return canvas.toDataURL().slice('data:image/png;base64,'.length);
  });
  const photo = { name: 'algae.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Envoyer la photo' }).click();
  await page.getByRole('button', { name: 'Ajouter une espèce' }).click();
  const second = page.getByRole('group', { name: 'Espèce 2', exact: true });
  await second.getByLabel('Microalgue').selectOption('Gambierdiscus australes');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer le relevé' }).click();
  await expect(page.getByText('Votre relevé est enregistré\u202f!')).toBeVisible();
  await expect(heading(page)).toHaveText('Relevés d’algues');
  const row = page.getByRole('row', { name: /E2E-1.*Gambierdiscus sp\./ });
  await expect(row).toContainText('27,4');
  await expect(row).toContainText('Tahiti');

  await row.getByRole('rowheader').click();
  const drawer = page.getByRole('dialog', { name: 'E2E-1' });
  await expect(drawer).toContainText('Gambierdiscus australes');
  const shown = drawer.locator('img');
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Ouvrir le relevé' }).click();
  await expect(heading(page)).toHaveText('Relevé E2E-1');
  await page.getByLabel('Profondeur').fill('1,8');
  await page.getByRole('button', { name: 'Enregistrer le relevé' }).click();
  await expect(row).toContainText('1,8');

  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  const mark = page.getByRole('button', { name: /^Tahiti, 2 espèces, Potentiellement toxique/ });
  await mark.press('Enter');
  await expect(page.getByRole('region', { name: 'Tahiti' })).toContainText('cell./g\u00a0: 1\u202f240');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'En liste' }).click();

  await row.getByRole('rowheader').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Ce relevé a bien été supprimé\u202f!')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Supprimés' }).click();
  await row.getByRole('rowheader').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByText('2 lignes restaurées')).toBeVisible();
  await page.getByRole('button', { name: /^Tous\b/ }).click();
  await expect(row).toBeVisible();
});

test('each answer of a choice fits on one line as long as there is room', async ({ page }) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto(NEW_SAMPLING_PATH);
  const lines = (answer: string) =>
    page
      .getByRole('radiogroup', { name: 'Potentiellement toxique' })
      .getByText(answer, { exact: true })
      .evaluate((label) => {
        const text = document.createRange();
        text.selectNodeContents(label.lastChild as Node);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await lines('Non'), await lines('Oui'), await lines('Je ne sais pas')], `${width}`).toEqual([
      1, 1, 1,
    ]);
  }
});

test('a sampling made offline is kept on the device once, and arrives when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto(NEW_SAMPLING_PATH);
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('E2E-9');
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne. Le relevé est gardé')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer, puis même lieu' }).click();
  await expect(page.getByText('Relevé gardé sur cet appareil')).toBeVisible();
  // The next sampling gets the next code.
  await expect(code).toHaveValue('E2E-10');
  await context.setOffline(false);
  await page.getByLabel('Température de l’eau').fill('28');
  await page.getByRole('button', { name: 'Enregistrer le relevé' }).click();
  await expect(page.getByRole('row', { name: /E2E-9/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /E2E-10/ })).toHaveCount(1);
});

test('OBIS records are imported once: a file with faults stores no record and lists them, a second import changes none', async ({
  page,
}) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto('/ciguawatch/algae/import');
  const file = fileURLToPath(
    new URL('../../../mf-ciguawatch/src/pages/algae-import/fixtures/obis-pacific.csv', import.meta.url),
  );
  const choose = async () => {
    await page.getByLabel('Choisir un fichier').and(page.locator('input')).setInputFiles(file);
    await page.getByLabel('Devant chaque code').fill('OBIS-');
    await page.getByLabel('Source des données').fill('OBIS, 2024');
  };
  await choose();
  await expect(page.getByText(/^62 lignes ne passent pas/)).toBeVisible();
  await expect(page.getByText('« Australia » n’est pas un pays que vous gérez.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importer \d+ lignes/ })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Les 62 lignes à corriger' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('obis-pacific-a-corriger.csv');
  const lines = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(63);
  expect(lines[1]).toContain('n’est pas un pays que vous gérez.');
  await page.getByLabel('Laisser de côté 62 lignes').check();
  // What the portal has no field for is left out only when that is agreed to.
  await expect(page.getByRole('button', { name: 'Importer 34 lignes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Laisser les 10 de côté' }).click();
  await page.getByRole('button', { name: 'Importer 34 lignes' }).click();
  await expect(page.getByText('34 lignes importées')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('34 relevés');
  await page.getByRole('link', { name: 'Importer un CSV' }).click();
  await choose();
  await page.getByLabel('Laisser de côté 62 lignes').check();
  await page.getByRole('button', { name: 'Importer 34 lignes' }).click();
  await expect(page.getByText('34 lignes étaient déjà connues', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Lignes 27, 28, .*déjà enregistrées, sans différence\.$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('34 relevés');
});

test('a station with three dates has three samplings: saving or deleting one leaves the others as they are', async ({
  page,
}) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto('/ciguawatch/algae/import');
  const lines = ['12/01/2026', '12/02/2026', '12/03/2026'].flatMap((day) =>
    ['G. toxicus', 'G. australes'].map((species) => `RIK-E2E;${day};-23,12;-134,97;${species}`),
  );
  const buffer = Buffer.from(['Station;Date;Lat;Long;Espece', ...lines].join('\n'));
  const file = { name: 'rikitea.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Choisir un fichier').and(page.locator('input')).setInputFiles(file);
  await page.getByLabel('Source des données').fill('Campagne E2E');
  await page.getByRole('button', { name: 'Importer 6 lignes' }).click();
  await expect(page.getByText('6 lignes importées')).toBeVisible();
  await page.goto('/ciguawatch/algae/report/list?search=RIK-E2E');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('3 relevés');

  await page
    .getByRole('row', { name: /RIK-E2E 12\/01\/26.*Gambierdiscus toxicus/ })
    .getByRole('rowheader')
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir le relevé' }).click();
  await expect(
    page.getByText(/^«\sRIK-E2E\s» est déjà dans 2 relevés, le dernier du 12\smars\s2026/),
  ).toBeVisible();
  await page.getByLabel('Température de l’eau').fill('27,4');
  await page.getByRole('button', { name: 'Enregistrer le relevé' }).click();
  await expect(page.getByText('Votre relevé est enregistré\u202f!')).toBeVisible();
  await page.goto('/ciguawatch/algae/report/list?search=RIK-E2E');
  await expect(count).toHaveText('3 relevés');
  for (const [day, water] of [
    ['12/01/26', /27,4/],
    ['12/02/26', /^(?!.*27,4)/],
    ['12/03/26', /^(?!.*27,4)/],
  ] as const)
    await expect(page.getByRole('row', { name: new RegExp(`RIK-E2E ${day}`) }).first()).toHaveText(water);

  const february = page.getByRole('row', { name: /RIK-E2E 12\/02\/26/ });
  await february.first().getByRole('rowheader').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page
    .getByRole('alertdialog', { name: /RIK-E2E 12\/02\/26/ })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  await expect(count).toHaveText('2 relevés');
  await expect(february).toHaveCount(0);
});
