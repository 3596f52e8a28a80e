import type { Page } from '@playwright/test';
import { draftOnDisk } from '../../support/device';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

const RESUME_OFFER = /^Reprendre votre déclaration\s\?$/;
const MAP_TABLE_PATH = '/ciguawatch/case/map?as=table';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens the form by the link of home, so that "back" from it leads there. */
async function openFromHome(page: Page): Promise<ReportForm> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
  const form = new ReportForm(page);
  await form.at(1);
  return form;
}

test('"back" leads one section back and from the first one to the previous page, "forward" returns', async ({
  page,
}) => {
  const form = await openFromHome(page);
  await page.getByLabel(/^Âge/).fill('34');
  await form.next(2);
  await form.place('Takaroa');
  await form.next(3);
  await page.goBack();
  await form.at(2);
  await expect(heading(page)).toBeFocused();
  expect(await form.placeTaken()).toMatch(/Takaroa/);
  await page.goForward();
  await form.at(3);
  // The form's own "Back" button uses the same history: pressing it leads to the previous section.
  await page.getByRole('button', { name: 'Retour' }).click();
  await form.at(2);
  await page.goBack();
  await form.at(1);
  await expect(page.getByLabel(/^Âge/)).toHaveValue('34');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(heading(page)).toHaveText(RESUME_OFFER);
});

test('a reload halfway keeps Back and Forward', async ({ page }) => {
  const form = new ReportForm(page);
  await page.goto(MAP_TABLE_PATH);
  await page.goto(NEW_REPORT);
  await form.at(1);
  await form.next(2);
  await form.place('Takaroa');
  await form.next(3);
  await form.day('08/06/2026');
  await form.next(4);
  await page.goBack();
  await form.at(3);
  await draftOnDisk(page, '"draft_section":3');
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await form.at(3);
  await page.goForward();
  await form.at(4);
  for (const section of [3, 2, 1]) {
    await page.goBack();
    await form.at(section);
  }
  await page.goBack();
  await expect(page).toHaveURL(MAP_TABLE_PATH);
});

test('a continued draft has its sections in the history; a new one after a reload has none', async ({
  page,
}) => {
  const form = new ReportForm(page);
  await page.goto(NEW_REPORT);
  await form.at(1);
  await form.next(2);
  await form.place('Takaroa');
  await form.next(3);
  await draftOnDisk(page, '"draft_section":3');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await form.at(3);
  for (const section of [2, 1]) {
    await page.goBack();
    await form.at(section);
  }
  await page.goForward();
  await form.at(2);

  await page.reload();
  await page.getByRole('button', { name: 'Commencer une nouvelle' }).click();
  await form.at(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('after an edit link "back" shows the review; closing and sending leave in one step', async ({
  page,
}) => {
  const form = await openFromHome(page);
  await form.next(2);
  await form.place('Takaroa');
  await form.next(3);
  await form.day('08/06/2026');
  for (const section of [4, 5, 6]) await form.next(section);
  const edit = page.getByRole('button', { name: /^Modifier\s: Qui est malade/ });
  await edit.click();
  await form.at(1);
  await page.goBack();
  await form.at(6);
  await edit.click();
  await form.at(1);
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click();
  await form.at(6);
  await page.goBack();
  await form.at(5);

  await page.getByRole('button', { name: 'Quitter la déclaration' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await form.at(5);
  await form.next(6);
  await form.send();
  await form.savedNumber();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
