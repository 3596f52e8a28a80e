import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { violations } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';
const BULLETIN_DESK = '/ciguawatch/case/monthly-report?y=2024&m=5&kind=distribution';

/** Downloads the page's PDF: its name, and its text in reading order. */
async function savedPdf(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), ...readTagged(readFileSync(await file.path())) };
}

test('a draft is marked as such in its first line, each language has its comment, and both can be read', async ({
  page,
}) => {
  await signIn(page, EDITOR);
  await page.goto(BULLETIN_DESK);
  const sheet = page.getByRole('article').first();
  await expect(sheet).toContainText('PROJET, non émis');
  for (const [language, text, n] of [
    ['Français', 'Un mois calme.', 0],
    ['Anglais', 'A calm month.', 1],
  ] as const) {
    await page.getByRole('textbox', { name: `À retenir (${language})` }).fill(text);
    await page.getByRole('button', { name: 'Enregistrer le commentaire' }).nth(n).click();
    await expect(page.getByText('Commentaire enregistré').first()).toBeVisible();
    if (n === 0) await expect(page.getByText(/Pas encore de commentaire \(Anglais\)/).first()).toBeVisible();
  }
  await expect(page.getByText(/Pas encore de commentaire/)).toHaveCount(0);
  await expect(sheet).toContainText('Un mois calme.');
  const draft = await savedPdf(page);
  expect(draft.name).toMatch(/-2024-05-.*-projet-fr\.pdf$/);
  expect(draft.text.split('PROJET, non émis').length - 1).toBe(draft.pages);
  await page.getByRole('button', { name: 'Émettre ce rapport' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Émettre' }).click();
  await expect(page.getByText(/Rien n’a changé depuis l’édition 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Voir la copie' }).first().click();
  await expect(sheet).toContainText(/Édition 1, données du .*, émise par Demo Cases Editor/);
  await expect(sheet).not.toContainText('PROJET');
  await page.goto(`${BULLETIN_DESK}&lang=en_US`);
  await page.getByRole('button', { name: 'Voir la copie' }).first().click();
  await expect(sheet).toContainText('Edition 1, data of');
  const english = await savedPdf(page);
  expect(english.name).toMatch(/-2024-05-.*-edition-1-en\.pdf$/);
  expect(english.text).toContain('A calm month.');
  expect(english.text).not.toContain('Un mois calme.');
  expect(english.text).not.toContain('DRAFT');
});

test('published bulletins are read without an account', async ({ page, browser }) => {
  await signIn(page, EDITOR);
  await page.goto('/ciguawatch/case/monthly-report?y=2024&m=6&kind=distribution');
  await page.getByRole('button', { name: 'Émettre ce rapport' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Émettre' }).click();
  await expect(page.getByText(/Rien n’a changé depuis l’édition 1/)).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL('/ciguawatch/case/bulletins', page.url()).href);
  await stranger
    .getByRole('link', { name: /2024, (édition|edition) 1/ })
    .first()
    .click();
  await expect(stranger.getByRole('article')).toContainText(/(Édition|Edition) 1, /);
  await expect(stranger.getByRole('article')).not.toContainText('Demo Cases Editor');
  expect(await violations(stranger)).toEqual([]);
});
