import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { newCase, publicCase } from '../../support/data/cases';
import type { Portal } from '../../support/portal';
import { expect, heading, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';
const OTHER_EDITOR = 'admin@demo.example';
const FIJI_EDITOR = 'cases_editor.fj@demo.example';

/** Opens a case in a separate browser page of an editor. */
async function editorAt(browser: Browser, portal: Portal, email: string, id: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR', serviceWorkers: 'block' });
  await signIn(page, email);
  await page.goto(`/ciguawatch/case/report/${id}`);
  return page;
}

const notes = (page: Page) => page.locator('textarea[name=gsympt_other_obs]');
const edit = (page: Page) => page.getByRole('button', { name: 'Modifier', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const history = (page: Page) => page.getByRole('tabpanel', { name: 'Historique' });

test('two editors of one case lose no change', async ({ browser, portal, request }) => {
  const id = await newCase(request);
  const first = await editorAt(browser, portal, OTHER_EDITOR, id);
  const second = await editorAt(browser, portal, EDITOR, id);
  for (const page of [first, second]) {
    await edit(page);
    await expect(heading(page)).toHaveText(`Modifier le cas ${id}`);
  }
  await notes(first).fill('Six convives');
  await first.locator('input[name=age]').fill('41');
  await notes(second).fill('Sept convives');
  await second.getByRole('combobox', { name: 'Même repas que' }).fill('repas-7');
  await save(first);
  await expect(first.getByText('Le cas est enregistré.')).toBeVisible();

  await save(second);
  await expect(heading(second)).toHaveText('Ce cas a changé pendant que vous le modifiiez');
  const line = second.getByRole('row', { name: /^Observations/ });
  for (const text of ['Repas du soir', 'Sept convives', 'Six convives'])
    await expect(line.getByText(text)).toBeVisible();
  const button = second.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(button).toBeDisabled();
  // What was typed is still in the form behind the message.
  await second.getByRole('button', { name: 'Revenir au cas' }).click();
  await expect(notes(second)).toHaveValue('Sept convives');
  await save(second);
  await line.getByRole('radio', { name: /Sept convives/ }).check();
  await button.click();
  await expect(second.getByText('Le cas est enregistré.')).toBeVisible();

  const editor = await loginAsDemoAccount(request, EDITOR);
  expect(await (await editor.get(`/api/cw/casesingle/${id}/`)).json()).toMatchObject({
    gsympt_other_obs: 'Sept convives',
    age: 41,
    match_event: 'repas-7',
  });
  const entries = history(second).getByRole('listitem').filter({ hasText: 'A modifié le cas.' });
  await expect(entries).toHaveCount(2);
  await expect(entries.first().locator('del', { hasText: 'Six convives' })).toBeVisible();
  await expect(entries.first().locator('ins', { hasText: 'Sept convives' })).toBeVisible();
  await expect(entries.last().locator('del', { hasText: 'Repas du soir' })).toBeVisible();
  await expect(entries.last()).toContainText('41');
  await expect(history(second).getByText('Déclaration reçue.')).toBeVisible();
  await Promise.all([first.context().close(), second.context().close()]);
});

test('the contact of a case is shown on request, noted at once, and erased', async ({
  browser,
  portal,
  request,
}) => {
  const case_uuid = randomUUID();
  const made = await request.post('/api/cw/contact/', {
    data: { case_uuid, cont_name: 'Hina Tefaʻatau', cont_phone: '87 00 00 00' },
  });
  const { id: contact_id } = (await made.json()) as { id: number };
  const id = await newCase(request, { case_uuid, contact_id });
  const page = await editorAt(browser, portal, EDITOR, id);
  await expect(history(page).getByText('Déclaration reçue.')).toBeVisible();
  await expect(page.getByText('Hina')).toHaveCount(0);
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page.getByText('Hina Tefaʻatau')).toBeVisible();
  await expect(history(page).getByText('A affiché le contact.')).toHaveCount(1);
  // The printed document never contains the contact.
  await expect(page.locator('body > [aria-hidden=true] article')).not.toContainText('Hina');

  await page.getByRole('button', { name: 'Effacer le contact' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(`cas ${id}`);
  await dialog.getByRole('button', { name: 'Effacer le contact' }).click();
  await expect(page.getByText('Contact : aucun.')).toBeVisible();
  await expect(history(page).getByText('Le contact est effacé.')).toBeVisible();
  const editor = await loginAsDemoAccount(request, EDITOR);
  expect((await editor.get(`/api/cw/case/${id}/contact/`)).status()).toBe(404);
  await page.context().close();
});

test('a case shows its neighbours, its meal and its duplicates', async ({ browser, portal, request }) => {
  const id = await newCase(request);
  const double = await newCase(request);
  const guest = await newCase(request);
  const editor = await loginAsDemoAccount(request, EDITOR);
  expect((await editor.patch(`/api/cw/case/${double}/`, { duplicate_of: id }, 1)).ok()).toBe(true);
  expect((await editor.patch(`/api/cw/case/${guest}/`, { match_event: String(id) }, 1)).ok()).toBe(true);
  const page = await editorAt(browser, portal, EDITOR, id);
  await page.getByRole('tab', { name: /Cas reliés 1/ }).click();
  const numbered = (one: number) => page.getByRole('tabpanel').getByRole('link', { name: `N° ${one}` });
  await expect(numbered(guest)).toBeVisible();
  await page.getByRole('tab', { name: /Doublons 1/ }).click();
  await expect(numbered(double)).toBeVisible();

  // Deleting the original would lose the patient, so it is refused with the reason.
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Supprimer le cas' }).click();
  await expect(page.getByText(`Le cas ${double} a été écarté au profit du cas ${id}`)).toBeVisible();
  expect(await publicCase(request, id)).toBeDefined();

  await page.getByRole('link', { name: `Cas plus récent\u00a0: n° ${double}` }).click();
  await expect(heading(page)).toHaveText(`N° ${double}`);
  await page.getByRole('link', { name: `Cas plus ancien\u00a0: n° ${id}` }).click();
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await page.context().close();
});

test('to stop editing asks first when something was changed, and restores the case', async ({
  browser,
  portal,
  request,
}) => {
  const id = await newCase(request);
  const page = await editorAt(browser, portal, EDITOR, id);
  const stop = page.getByRole('button', { name: 'Arrêter de modifier' });
  await edit(page);
  await expect(heading(page)).toBeFocused();
  await stop.click();
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await edit(page);
  await notes(page).fill('Autre chose');
  await expect(page.getByText('1 champ changé')).toBeVisible();
  await stop.click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(notes(page)).toHaveValue('Autre chose');
  await stop.click();
  await dialog.getByRole('button', { name: 'Arrêter', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Repas du soir');
  await expect(page.getByText('Autre chose')).toHaveCount(0);
  await edit(page);
  await expect(notes(page)).toHaveValue('Repas du soir');
  await page.context().close();
});

test('an editor of Fiji cannot open a case of French Polynesia', async ({ browser, portal, request }) => {
  const id = await newCase(request);
  const page = await editorAt(browser, portal, FIJI_EDITOR, id);
  await expect(page.getByText(`Le cas ${id} n’a pas pu être ouvert`)).toBeVisible();
  await expect(page.getByText('Repas du soir')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Modifier|Supprimer/ })).toHaveCount(0);
  await page.context().close();

  const fiji = await loginAsDemoAccount(request, FIJI_EDITOR);
  const responses = await Promise.all([
    fiji.get(`/api/cw/casesingle/${id}/`),
    fiji.get(`/api/cw/case/${id}/contact/`),
    fiji.get(`/api/cw/case/${id}/beside/`),
    fiji.patch(`/api/cw/case/${id}/`, { age: 5 }, 1),
    fiji.delete(`/api/cw/case/${id}/`, 1),
  ]);
  for (const response of responses) expect([403, 404], response.url()).toContain(response.status());
  const audit = await fiji.get(`/api/a/audit/?kind=case&id=${id}`);
  if (audit.ok()) expect(await audit.json()).toEqual([]);
  const listed = (await (await fiji.get('/api/cw/case/?limit=500&columns=case_country')).json()) as {
    results: { case_country: number }[];
  };
  expect(listed.results.filter((one) => one.case_country === 4)).toEqual([]);
  const own = await loginAsDemoAccount(request, EDITOR);
  expect(await (await own.get(`/api/cw/casesingle/${id}/`)).json()).toMatchObject({
    age: 40,
    version: 1,
    deleted_at: null,
  });
});

test('a case is deleted after a question, and brought back', async ({ browser, portal, request }) => {
  const id = await newCase(request);
  const page = await editorAt(browser, portal, EDITOR, id);
  const remove = page.getByRole('button', { name: 'Supprimer', exact: true });
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await remove.click();
  await expect(dialog).toContainText(`Supprimer le cas ${id}`);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(await publicCase(request, id)).toBeDefined();

  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer le cas' }).click();
  await expect(page.getByText('Ce cas a bien été supprimé')).toBeVisible();
  expect(await publicCase(request, id)).toBeUndefined();
  await page.reload();
  await page.getByRole('button', { name: 'Restaurer le cas' }).click();
  await expect(page.getByText('Le cas est restauré.')).toBeVisible();
  expect(await publicCase(request, id)).toMatchObject({ case_eventyear: 2026 });
  for (const text of ['Déclaration reçue.', 'A supprimé le cas.', 'A restauré le cas.'])
    await expect(history(page).getByText(text)).toBeVisible();
  await page.context().close();
});
