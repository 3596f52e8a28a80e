import type { Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { newCase } from '../../support/data/cases';
import { expect, fillLogin, heading, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';
const OTHER_EDITOR = 'admin@demo.example';
const UNSAVED_CHANGES = /^Vos changements du .* ne sont pas enregistrés$/;

const notes = (page: Page) => page.locator('textarea[name=gsympt_other_obs]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a case for editing, and types without saving. */
async function change(page: Page, id: number, text: string): Promise<void> {
  await page.goto(`/ciguawatch/case/report/${id}`);
  await button(page, 'Modifier').click();
  await notes(page).fill(text);
  await expect(page.getByText('1 champ changé')).toBeVisible();
}

test('a session that ends during the editing of a case loses no change', async ({
  page,
  context,
  request,
}) => {
  const id = await newCase(request);
  await signIn(page, EDITOR);
  await change(page, id, 'Sept convives');
  await context.clearCookies();
  await button(page, 'Enregistrer').click();
  await page.waitForURL(/\/login/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Another account does not see the draft.
  await fillLogin(page, OTHER_EDITOR);
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await expect(notes(page).or(page.getByText(UNSAVED_CHANGES))).toHaveCount(0);
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await button(page, 'Se déconnecter').click();
  await expect(page).toHaveURL('/');

  await signIn(page, EDITOR);
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.getByText(UNSAVED_CHANGES)).toBeVisible();
  await button(page, 'Reprendre').click();
  await expect(notes(page)).toHaveValue('Sept convives');
  await button(page, 'Enregistrer').click();
  await expect(page.getByText('Le cas est enregistré.')).toBeVisible();
  const editor = await loginAsDemoAccount(request, EDITOR);
  expect(await (await editor.get(`/api/cw/casesingle/${id}/`)).json()).toMatchObject({
    gsympt_other_obs: 'Sept convives',
  });
  await page.reload();
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await expect(page.getByText(UNSAVED_CHANGES)).toHaveCount(0);
});

test('unsaved changes are merged with the version that another editor saved since', async ({
  page,
  request,
}) => {
  const id = await newCase(request);
  await signIn(page, EDITOR);
  await change(page, id, 'Sept convives');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const other = await loginAsDemoAccount(request, OTHER_EDITOR);
  const { version } = (await (await other.get(`/api/cw/casesingle/${id}/`)).json()) as { version: number };
  const saved = await other.patch(`/api/cw/case/${id}/`, { gsympt_other_obs: 'Six convives' }, version);
  expect(saved.status()).toBe(200);
  await page.reload();
  await button(page, 'Modifier').click();
  await expect(notes(page)).toHaveValue('Sept convives');
  await button(page, 'Enregistrer').click();
  await expect(heading(page)).toHaveText('Ce cas a changé pendant que vous le modifiiez');
});

test('changes left behind are deleted after a question, and end with "stop editing"', async ({
  page,
  request,
}) => {
  const id = await newCase(request);
  await signIn(page, EDITOR);
  page.on('dialog', (dialog) => void dialog.accept());
  await change(page, id, 'Sept convives');
  await page.reload();
  await button(page, 'Effacer le brouillon').click();
  await button(page, 'Oui, effacer').click();
  await expect(page.getByText(UNSAVED_CHANGES)).toHaveCount(0);
  await change(page, id, 'Huit convives');
  await button(page, 'Arrêter de modifier').click();
  await button(page, 'Arrêter').click();
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await page.reload();
  await expect(heading(page)).toHaveText(`N° ${id}`);
  await expect(page.getByText(UNSAVED_CHANGES)).toHaveCount(0);
});
