import { randomUUID } from 'node:crypto';
import { violations } from '../../support/axe';
import { newCase } from '../../support/data/cases';
import { expect, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';

test('a person is found by another spelling of the phone number, and erased with a receipt', async ({
  browser,
  portal,
  request,
}) => {
  const case_uuid = randomUUID();
  const contact = { case_uuid, cont_name: 'Ornithorynque Teva', cont_phone: '+689 87.77.88.12' };
  const { id: contact_id } = await (await request.post('/api/cw/contact/', { data: contact })).json();
  const id = await newCase(request, { case_uuid, contact_id, gsympt_other_obs: 'Rappeler au 87-77-88-12' });
  const page = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR', serviceWorkers: 'block' });
  await signIn(page, EDITOR);
  await page.goto('/ciguawatch/case/rights');

  const field = page.getByRole('textbox', { name: /^Numéro de téléphone/ });
  await field.fill('00689 87778812');
  await field.press('Enter');
  await expect(page.getByText('Trouvé à 1 endroit')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Déclaration ${id}` })).toBeVisible();
  await expect(page.getByText('Ornithorynque Teva')).toBeVisible();
  await expect(page.getByText('Rappeler au 87-77-88-12')).toBeVisible();
  expect(page.url()).not.toContain('8777');
  expect(await violations(page)).toEqual([]);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Remettre (CSV)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^donnees-personnelles-(\w{4}-){2}\w{4}\.csv$/);

  await page.getByRole('button', { name: 'Effacer…' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Effacer ce qui est conservé/ });
  await expect(dialog.getByText('1 contact, avec nom, adresse et numéro')).toBeVisible();
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(page.getByText('3 champs ont été effacés')).toBeVisible();
  await expect(page.getByText('Ornithorynque Teva')).toHaveCount(0);
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le reçu (PDF)' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^recu-effacement-(\w{4}-){2}\w{4}\.pdf$/);

  await field.fill('Teva Ornithorynque');
  await field.press('Enter');
  await expect(page.getByText('Rien n’est conservé sur cette personne')).toBeVisible();
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.getByText(/au bureau des droits/)).toBeVisible();
  await page.context().close();
});
