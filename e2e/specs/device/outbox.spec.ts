import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { draftOnDisk, storedJson } from '../../support/device';
import { ReportForm, readyReport } from '../../support/report-form';
import { expect, heading, signIn, test } from '../../support/test';

const RECEIVED_NOTE = /N°\s\d+, reçue/;
const CREATE_CASE_URL = '**/api/cw/pcase/create/';

/** Sends a report while the server asks to retry later, so that it stays in the outbox. */
async function leaveWaiting(page: Page, place: string): Promise<ReportForm> {
  const form = new ReportForm(page);
  await form.readyToSend(place, '2026-06-10');
  await page.route(CREATE_CASE_URL, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { code: 'too_many_requests', message: '' },
    }),
  );
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');
  return form;
}

/** Another device, sharing nothing with the first. */
async function otherDevice(context: BrowserContext): Promise<BrowserContext> {
  const { baseURL } = test.info().project.use;
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  return browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US', serviceWorkers: 'block' });
}

test('waiting items can be sent at once, and are deleted only after a confirmation', async ({
  page,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await leaveWaiting(page, 'Rapa');
  await page.goto('/outbox');
  const card = page.getByRole('listitem').filter({ hasText: 'Rapa' });
  await expect(card).toContainText('Repas du 10 juin 2026, heure inconnue');
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Si vous la supprimez ici, elle est perdue.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(card).toBeVisible();

  await page.unrouteAll();
  await card.getByRole('button', { name: /^Essayer/ }).click();
  await expect(page.getByText(RECEIVED_NOTE)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);

  await leaveWaiting(page, 'Tureia');
  await page.goto('/outbox');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('L’envoi a été supprimé de cet appareil')).toBeVisible();
  expect(await storedJson(page, 'outbox')).toBe('[]');
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a file of waiting items is sent from another device; both devices together make one case', async ({
  page,
  context,
  portal,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await leaveWaiting(page, 'Mangareva');
  await page.goto('/outbox');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tout enregistrer en fichier' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('envois-ciguawatch.json');
  const path = await saved.path();
  expect(JSON.parse(readFileSync(path, 'utf8')).items).toHaveLength(1);

  const device = await otherDevice(context);
  const other = await device.newPage();
  await other.goto(`${portal.url}/outbox`);
  const open = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open a file' }).click();
    await (await choosing).setFiles(file);
  };
  await open({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"items":[]}') });
  await expect(other.getByText('This file could not be read')).toBeVisible();
  await open(path);
  await expect(other.getByText('1 item was taken from the file')).toBeVisible();
  await expect(other.getByText(/No\. \d+, received/)).toBeVisible();
  await open(path);
  await expect(other.getByText('Nothing new in this file')).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
  await device.close();

  await page.unrouteAll();
  await page.getByRole('button', { name: /^Essayer/ }).click();
  await expect(page.getByText(RECEIVED_NOTE)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a refused report keeps its reason, opens where it must be corrected, and survives a closed tab', async ({
  page,
  context,
  request,
}) => {
  const { form, before } = await readyReport(page, request, 'Raivavae', '2026-06-10');
  let refusing = true;
  await context.route(CREATE_CASE_URL, (route) =>
    refusing
      ? route.fulfill({
          status: 400,
          json: { code: 'invalid_body', message: '', fields: { case_eventtime: 'date_future' } },
        })
      : route.continue(),
  );
  await form.send();
  await expect(heading(page)).toHaveText(/^Votre déclaration n’a pas pu être enregistrée\s!$/);
  await page.goto('/outbox');
  await expect(page.getByText(/^Refusé\s: Cette date est dans le futur/)).toBeVisible();
  await page.getByRole('link', { name: /^Corriger/ }).click();
  await form.at(3);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cette date est dans le futur');
  await form.day('09/06/2026');
  await draftOnDisk(page, '"event_date":"2026-06-09"');
  await page.close();

  refusing = false;
  const again = await context.newPage();
  await again.goto('/outbox');
  await again.getByRole('link', { name: /^Corriger/ }).click();
  const fix = new ReportForm(again);
  await fix.at(3);
  await expect(again.locator('input[name=event_date]')).toHaveValue(/0?9\/0?6\/2026/);
  for (const to of [4, 5, 6]) await fix.next(to);
  await fix.send();
  await fix.savedNumber();
  expect((await publicCases(request)).length).toBe(before + 1);
  expect([await storedJson(again, 'outbox'), await storedJson(again, 'drafts')]).toEqual(['[]', '[]']);
});

test('a report that arrived unacknowledged and was then changed is sent as a correction, and counts once', async ({
  page,
  request,
}) => {
  const { form, before } = await readyReport(page, request, 'Rimatara', '2026-06-10');
  // The server stores the report each time, but no response arrives.
  await page.route(CREATE_CASE_URL, async (route) => {
    await route.fetch();
    // A page left meanwhile has aborted the request itself.
    await route.abort('connectionreset').catch(() => undefined);
  });
  await form.send();
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 1);
  await page.goto('/outbox');
  await page.getByRole('link', { name: /^Revoir/ }).click();
  await form.at(6);
  await page.getByRole('button', { name: /^Modifier.*Qui est malade/ }).click();
  await page.getByLabel(/^Âge/).fill('71');
  await page.getByRole('button', { name: /^Revenir|^Retour à/ }).click();
  await form.at(6);
  await page.unrouteAll();
  await form.send();
  const id = await form.savedNumber();
  await expect(page.getByText(/Votre correction est reçue\./)).toBeVisible();
  // The first copy counts until an editor has compared both.
  const shown = await publicCases(request);
  expect(shown.length).toBe(before + 1);
  expect(shown.some((one) => one.id === id)).toBe(false);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.getByText('À relire').first()).toBeVisible();
});

test('a logout warns of waiting items, which no other account can read or send', async ({
  page,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Compte de/ })).toBeVisible();
  await leaveWaiting(page, 'Napuka');
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 envoi attend encore sur cet appareil.');
  await question.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion', exact: true })).toBeVisible();
  await page.unrouteAll();

  await page.goto('/outbox');
  await expect(page.getByText('Cet envoi appartient à un autre compte.')).toBeVisible();
  await expect(page.getByText('Napuka')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^(Essayer|Supprimer|En fichier|Tout enregistrer)/ }),
  ).toHaveCount(0);
  expect((await publicCases(request)).length).toBe(before);

  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/outbox');
  await page.getByRole('button', { name: /^Essayer/ }).click();
  await expect(page.getByText(RECEIVED_NOTE)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a case sent in one tab appears in the list open in another', async ({ page, context }) => {
  const map = await context.newPage();
  await map.goto('/ciguawatch/case/map?as=table');
  await expect(map.getByRole('table', { name: 'Cas par lieu' })).toBeVisible();
  await expect(map.getByRole('rowheader', { name: 'Tematangi' })).toHaveCount(0);
  await page.bringToFront();
  const form = new ReportForm(page);
  await form.readyToSend('Tematangi', '2026-06-10');
  await form.send();
  await form.savedNumber();
  await expect(map.getByRole('rowheader', { name: 'Tematangi' })).toHaveCount(1);
});
