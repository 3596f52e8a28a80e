import type { Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { draftOnDisk, setTime, storedJson } from '../../support/device';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expect, heading, signIn, test } from '../../support/test';

const RESUME_OFFER = /^Reprendre votre déclaration\s\?$/;
const age = (page: Page) => page.getByLabel(/^Âge/);

/** Starts a report and waits until its draft is stored. */
async function beginReport(page: Page, years: string): Promise<ReportForm> {
  const form = new ReportForm(page);
  await form.at(1);
  await age(page).fill(years);
  await draftOnDisk(page, `"age":${years}`);
  return form;
}

test('a draft is offered for thirty days', async ({ page }) => {
  await setTime(page, '2026-11-01T08:00:00Z');
  await page.goto(NEW_REPORT);
  await beginReport(page, '33');
  await setTime(page, '2026-12-01T07:59:00Z');
  await page.goto(NEW_REPORT);
  await expect(heading(page)).toHaveText(RESUME_OFFER);
  await setTime(page, '2026-12-01T08:01:00Z');
  await page.goto(NEW_REPORT);
  await new ReportForm(page).at(1);
  await expect(age(page)).toHaveValue('');
  expect(await storedJson(page, 'drafts')).toBe('[]');
});

test('a reload in the middle of a report restores it, contact included', async ({ page }) => {
  await page.goto(NEW_REPORT);
  const form = await beginReport(page, '34');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Hina');
  await form.next(2);
  await form.place('Takaroa');
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await form.at(2);
  expect(await form.placeTaken()).toMatch(/Takaroa/);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Hina');
  // The contact is stored for the tab only, not on the device.
  expect(await storedJson(page, 'drafts')).not.toContain('Hina');
});

test('a draft of an account is shown to that account only', async ({ page }) => {
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(NEW_REPORT);
  await beginReport(page, '35');
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(NEW_REPORT);
  await new ReportForm(page).at(1);
  await expect(age(page)).toHaveValue('');
  await signIn(page, 'moderator@demo.example');
  await page.goto(NEW_REPORT);
  await new ReportForm(page).at(1);
  await expect(age(page)).toHaveValue('');
});

test('a logout in another tab neither closes an open form nor exposes its draft to the public', async ({
  page,
  context,
}) => {
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(NEW_REPORT);
  const form = await beginReport(page, '36');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Compte de/ }).click();
  await other.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion', exact: true })).toBeVisible();
  await page.bringToFront();
  await form.next(2);
  await form.place('Reao');
  await draftOnDisk(page, '"draft_section":2');
  await other.bringToFront();
  await other.goto(NEW_REPORT);
  await new ReportForm(other).at(1);
});

test('two tabs fill in two reports; neither writes over the other', async ({ page, context, request }) => {
  const before = (await publicCases(request)).length;
  const other = await context.newPage();
  await page.goto(NEW_REPORT);
  await beginReport(page, '41');
  await other.goto(NEW_REPORT);
  await expect(heading(other)).toHaveText(RESUME_OFFER);
  await expect(other.getByText('Ce brouillon est ouvert dans un autre onglet.')).toBeVisible();
  await other.getByRole('button', { name: 'Commencer une nouvelle' }).click();
  const second = await beginReport(other, '42');
  await age(page).fill('43');
  await draftOnDisk(page, '"age":43');
  expect(await storedJson(page, 'drafts')).toContain('"age":42');

  await second.next(2);
  await second.place('Hao');
  await second.next(3);
  await second.day('08/06/2026');
  for (const to of [4, 5, 6]) await second.next(to);
  await second.send();
  await second.savedNumber();
  expect((await publicCases(request)).length).toBe(before + 1);
  await page.reload();
  await expect(heading(page)).toHaveText(RESUME_OFFER);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(age(page)).toHaveValue('43');
});

test('a report taken over by another tab continues only there', async ({ page, context }) => {
  await page.goto(NEW_REPORT);
  await beginReport(page, '51');
  const other = await context.newPage();
  await other.goto(NEW_REPORT);
  await expect(other.getByText('Ce brouillon est ouvert dans un autre onglet.')).toBeVisible();
  // Typed after the offer appeared: the current draft is continued.
  await age(page).fill('52');
  await draftOnDisk(page, '"age":52');
  await other.getByRole('button', { name: 'Continuer ici' }).click();
  await expect(age(other)).toHaveValue('52');
  await expect(page.getByText('Cette déclaration continue dans un autre onglet')).toBeVisible();
  await age(other).fill('53');
  await draftOnDisk(other, '"age":53');
  await other.close();
  await page.getByRole('button', { name: 'Voir les brouillons' }).click();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(age(page)).toHaveValue('53');
});

test('a draft is thrown away only after a question', async ({ page }) => {
  await page.goto(NEW_REPORT);
  await beginReport(page, '61');
  await page.reload();
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect(page.getByText('Cela ne peut pas être annulé.')).toBeVisible();
  expect(await storedJson(page, 'drafts')).toContain('"age":61');
  await page.getByRole('button', { name: 'Oui, effacer' }).click();
  await new ReportForm(page).at(1);
  await expect(age(page)).toHaveValue('');
  expect(await storedJson(page, 'drafts')).toBe('[]');
});
