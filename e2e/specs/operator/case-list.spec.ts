import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { violations } from '../../support/axe';
import { newCase } from '../../support/data/cases';
import { expect, heading, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';
const CASE_LIST_PATH = '/ciguawatch/case/report/list';

/** Heading of the case open beside the list. */
const shown = (page: Page) => page.getByRole('heading', { level: 2, name: /^Cas / });
const rows = (page: Page) => page.getByRole('rowheader');

test('reports are reviewed, exported, deleted and restored with the keyboard', async ({ page, request }) => {
  const editor = await loginAsDemoAccount(request, EDITOR);
  const ids: number[] = [];
  for (const age of [31, 32, 33, 34]) ids.push(await newCase(request, { age }));
  const [first, second, third, fourth] = ids as [number, number, number, number];
  const caseOf = async (id: number) => (await editor.get(`/api/cw/casesingle/${id}/`)).json();
  await signIn(page, EDITOR);
  await page.goto(`${CASE_LIST_PATH}?review_state=new&id=${ids.join(',')}`);
  await expect(heading(page)).toHaveText('Liste des cas');
  await expect(rows(page)).toHaveText([fourth, third, second, first].map(String));

  await test.step('one key reviews a report and shows the next', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveText(`Cas ${fourth}`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('r');
    await expect(shown(page)).toHaveText(`Cas ${third}`);
    await page.keyboard.press('r');
    await expect(shown(page)).toHaveText(`Cas ${second}`);
    await page.keyboard.press('z');
    await page.keyboard.press('x');
    await expect(page.getByRole('textbox', { name: /^Motif/ })).toBeFocused();
    await page.keyboard.type('Essai');
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveText(`Cas ${first}`);
    await expect
      .poll(async () => Promise.all(ids.map(async (id) => (await caseOf(id)).review_state)))
      .toEqual(['new', 'rejected', 'new', 'reviewed']);
    await page.keyboard.press('Escape');
    await expect(rows(page).last()).toBeFocused();
  });

  await test.step('a change that another editor saved meanwhile is shown, not overwritten', async () => {
    const { version } = await caseOf(first);
    await editor.patch(`/api/cw/case/${first}/`, { review_state: 'to_review' }, version);
    await page.keyboard.press('r');
    await expect(page.getByRole('alert')).toContainText(`Le cas ${first} a changé entre-temps`);
    expect((await caseOf(first)).review_state).toBe('to_review');
  });

  await test.step('the chosen rows are exported', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowUp');
    const bar = page.getByRole('region', { name: 'Cas sélectionnés' });
    await expect(bar.getByRole('status')).toHaveText('2 cas');
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Exporter' }).press('Enter');
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFFid;/);
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual([second, first]);
  });

  await test.step('with rows selected, a key applies to all of them', async () => {
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: 'Supprimer 2 cas' });
    await question.getByRole('button', { name: 'Annuler' }).press('Enter');
    await page.getByRole('button', { name: 'Annuler la sélection' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Cas sélectionnés' })).toBeHidden();
  });

  await test.step('a case is deleted and brought back', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: `Supprimer le cas ${fourth}` });
    await question.getByRole('button', { name: 'Supprimer le cas' }).press('Enter');
    await expect(page.getByText('Ce cas a bien été supprimé !')).toBeVisible();
    expect((await caseOf(fourth)).deleted_at).not.toBeNull();
    await page.getByRole('button', { name: 'Restaurer le cas' }).press('Enter');
    await expect(page.getByText('Le cas est restauré.')).toBeVisible();
    expect((await caseOf(fourth)).deleted_at).toBeNull();
  });
});

test('the address holds filters and order, in both languages', async ({ page }) => {
  await signIn(page, EDITOR);
  await page.goto(`${CASE_LIST_PATH}?gender=F&age=..30`);
  await expect(page.getByRole('button', { name: 'Sexe : Femme', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Sex: Female', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('columnheader', { name: 'Meal' }).getByRole('button').press('Enter');
  await expect(page).toHaveURL(/sort=case_eventdate/);
  await page.getByRole('button', { name: 'Remove Age: up to 30' }).press('Enter');
  await expect(page).toHaveURL(/\?gender=F&sort=case_eventdate$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?age=..30&gender=F$|\?gender=F&age=..30$/);
});
