import { violations } from '../../support/axe';
import { publicCases } from '../../support/data/cases';
import { readyReport } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

test('a receipt code opens a report on another device, which corrects and withdraws it there', async ({
  page,
  request,
  browser,
  portal,
}) => {
  const { form, before } = await readyReport(page, request, 'Takaroa', '2026-06-08');
  await form.send();
  await form.savedNumber();
  const link = page.getByRole('link', { name: 'Suivre cette déclaration' });
  const code = ((await link.getAttribute('href')) ?? '').replace('/r#', '');
  expect(code).toMatch(/^[2-9A-Y]{14}$/);

  // The other device has no scripts, as an old telephone, and its owner types the code from paper.
  const device = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false, locale: 'fr-FR' });
  const other = await device.newPage();
  await other.goto('/r');
  await other.getByLabel('Code de reçu').fill(code.replace(/^./, (letter) => (letter === '2' ? '3' : '2')));
  await other.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(other.getByText('Une lettre de ce code est fausse')).toBeVisible();
  await other.getByLabel('Code de reçu').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(other.getByText('Reçue', { exact: true })).toBeVisible();
  await expect(other.getByText('Takaroa', { exact: false }).first()).toBeVisible();

  await other.getByRole('button', { name: 'Corriger cette déclaration' }).click();
  await expect(heading(other)).toHaveText('Vérifiez, puis envoyez');
  await other.getByRole('button', { name: /^Modifier.*Qui est malade/ }).click();
  await other.getByLabel(/^Âge/).fill('41');
  await other.getByRole('button', { name: 'Suivant' }).last().click();
  await other.getByRole('button', { name: 'Envoyer' }).click();
  await expect(other.getByText('Votre correction est reçue')).toBeVisible();

  // The first device follows it by its link.
  await link.click();
  await expect(page).toHaveURL(/\/r$/);
  await expect(page.getByLabel('Code de reçu')).toHaveValue(code);
  expect(await violations(page), 'code').toEqual([]);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByText('Correction reçue, à lire')).toBeVisible();
  expect(await violations(page), 'receipt').toEqual([]);
  expect((await publicCases(request)).length).toBe(before + 1);

  await page.getByRole('button', { name: 'Retirer cette déclaration' }).click();
  await page.getByRole('button', { name: 'La retirer' }).click();
  await expect(page.getByText('Retirée', { exact: true })).toBeVisible();
  expect((await publicCases(request)).length).toBe(before);
  await device.close();
});
