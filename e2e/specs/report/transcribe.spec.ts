import type { Page } from '@playwright/test';
import { readPdf } from '../../support/documents/pdf';
import { NEW_REPORT, sentBodies } from '../../support/report-form';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, signIn, test } from '../../support/test';

const TRANSCRIBE_PATH = '/ciguawatch/case/transcribe';
const BLANK_FORM_PATH = `${NEW_REPORT}?mode=blank`;

/** Numbers in the specification (section 3): of graded symptoms, and of yes-no signs. */
const GRADED_SYMPTOMS = 24;
const YES_NO_SIGNS = 4;

/** Question or field that has the focus. */
const focusedQuestion = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const group = at?.closest('[role=radiogroup], [role=group]');
    const question = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
    return [question?.textContent, at?.labels?.[0]?.textContent ?? at?.textContent, at?.name]
      .filter(Boolean)
      .join(' | ');
  });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, what: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (what.test(await focusedQuestion(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${what} is not reached by Tab; at the end: ${await focusedQuestion(page)}`);
}

test('sheets are typed one after the other by keyboard alone; an incomplete or empty sheet is not sent', async ({
  page,
  context,
}) => {
  const { keyboard } = page;
  const sent = sentBodies(page);
  const main = page.getByRole('main');
  await page.goto(TRANSCRIBE_PATH);
  await page.waitForURL(/\/login\?next=/);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/');
  await main.getByRole('link', { name: 'Saisie rapide' }).click();
  await expect(page).toHaveURL(TRANSCRIBE_PATH);
  await expect(heading(page)).toHaveText('Saisie rapide de déclarations papier');
  await tabTo(page, /age$/);
  await keyboard.type('34');
  await keyboard.press('Enter');
  await tabTo(page, /case_location_id$/);
  await keyboard.type('moorea');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Lieu de pêche/ })).toHaveValue('Moorea');
  await tabTo(page, /event_date$/);
  await keyboard.type('18/02/2026');
  await tabTo(page, /^Nausées/);
  for (const key of ['3', 'Tab', 'n', 'Tab', '?']) await keyboard.press(key);
  expect(sent).toEqual([]);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('1 déclaration depuis l’ouverture')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    age: 34,
    case_eventtime: '2026-02-18',
    sympt_nausea: '3',
    sympt_diarrhea: 'N',
    sympt_vomitting: 'U',
  });

  // The next form keeps place and day, but nothing about the patient; without more answers it is no report.
  await expect(page.getByRole('combobox', { name: /Lieu de pêche/ })).toHaveValue('Moorea');
  await expect(page.locator('input[name=event_date]')).toHaveValue('18/02/2026');
  await expect(page.locator('input[name=age]')).toHaveValue('');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Rien n’est encore saisi pour cette déclaration.')).toBeVisible();

  await tabTo(page, /age$/);
  await keyboard.type('abc');
  await keyboard.press('Control+Enter');
  await expect(main.getByRole('alert')).toContainText('Ce n’est pas un nombre');
  expect(sent).toHaveLength(1);

  await page.locator('input[name=age]').fill('12');
  await context.setOffline(true);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('2 déclarations depuis l’ouverture')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ age: 12, case_location_id: sent[0]?.case_location_id });
});

for (const { locale, title, required, answers } of [
  {
    locale: 'fr-FR',
    title: 'Déclaration d’un cas de ciguatera',
    required: ['Lieu de pêche *', 'Date du repas *'],
    answers: ['Moi-même', 'Bord de route', 'Poste de santé', 'De 2 à 12 heures', 'Viscères'],
  },
  {
    locale: 'en-US',
    title: 'Report of a ciguatera case',
    required: ['Place of catch *', 'Date of the meal *'],
    answers: ['Myself', 'Roadside', 'Health post', '2 to 12 hours', 'Viscera'],
  },
]) {
  test.describe(locale, { tag: locale === 'fr-FR' ? DAILY : LONG }, () => {
    test.use({ locale });

    test('the blank form asks the questions of the screen on two sheets', async ({ page }) => {
      // The substitute letters are the wider ones, and a slow line prints with them.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(BLANK_FORM_PATH);
      await expect(heading(page).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('body > [aria-hidden=true] article');
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title);
      for (const words of [...required, ...answers])
        await expect(sheet.getByText(words, { exact: false }).first(), words).toBeVisible();
      await expect(sheet.locator('tbody tr')).toHaveCount(GRADED_SYMPTOMS + YES_NO_SIGNS);
      for (const part of ['banner', 'main'] as const) await expect(page.getByRole(part)).toHaveCount(0);
      expect(readPdf(await page.pdf({ preferCSSPageSize: true }))).toMatchObject({ pages: 2, hasText: true });
    });
  });
}
