import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { loginAsDemoAccount } from '../../support/accounts';
import { violations } from '../../support/axe';
import { newCase, quietIsland, twoOfOnePatient } from '../../support/data/cases';
import { expect, heading, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';
/**
 * Current civil time in Tahiti (UTC−10 all year) as in a report: never in the future, always in the current
 * month.
 */
const tahitiTimeNow = () => new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 16);

/** Sends six reports of an island without cases, which raise an alert. */
async function raiseAlert(request: APIRequestContext) {
  const island = await quietIsland(request);
  const meal = { case_location_id: island.id, case_eventtime: tahitiTimeNow() };
  const ids: number[] = [];
  for (const age of [21, 34, 45, 52, 63, 70]) ids.push(await newCase(request, { ...meal, age }));
  const editor = await loginAsDemoAccount(request, EDITOR);
  const listed = async () => {
    const response = await editor.get(`/api/cw/alert/?island=${island.id}&rule=month`);
    return ((await response.json()) as { count: number }).count;
  };
  await expect.poll(listed).toBe(1);
  return island;
}

/** Opens the alert of an island from the log; returns its drawer. */
async function openAlert(page: Page, island: { id: number; name: string }) {
  await page.goto(`/ciguawatch/case/alerts?island=${island.id}`);
  await expect(heading(page)).toHaveText('Alertes');
  await page
    .getByRole('button', { name: `Ouvrir l’alerte de ${island.name}` })
    .first()
    .click();
  return page.getByRole('dialog', { name: new RegExp(`^${island.name.replace(/[()]/g, '\\$&')}`) });
}

/** Raises an alert and opens it as an editor. */
async function openRaised(page: Page, request: APIRequestContext) {
  const island = await raiseAlert(request);
  await signIn(page, EDITOR);
  const drawer = await openAlert(page, island);
  return { island, drawer };
}

test('six reports of an island raise an alert, which ends with a note and leads to its cases', async ({
  page,
  request,
}) => {
  const { drawer } = await openRaised(page, request);
  await expect(drawer).toContainText('Seuil du mois');
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('button', { name: /^Vérifiée/ }).click();
  await expect(drawer).toContainText('obligatoire');
  await drawer.getByRole('textbox', { name: /Note/ }).fill('Repas de fête, confirmé');
  await drawer.getByRole('button', { name: /^Vérifiée/ }).click();
  // Leaving before the note is saved would ask for confirmation.
  await expect(drawer).toContainText(/Vérifiée le .* par /);
  await drawer.getByRole('link', { name: /^Montrer ces \d cas dans la liste/ }).click();
  await expect(heading(page)).toHaveText('Liste des cas');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(3);
});

test('the note of an alert is erased with a reason: no screen shows it, and the history says who erased it and when', async ({
  page,
  request,
}) => {
  const { island, drawer } = await openRaised(page, request);
  await drawer.getByRole('textbox', { name: /Note/ }).fill('Ornithorynque du quai, joint au soir');
  await drawer.getByRole('button', { name: /^Vérifiée/ }).click();
  await expect(drawer).toContainText(/Vérifiée le .* par /);
  await drawer.getByRole('button', { name: 'Historique' }).click();
  const lines = drawer.getByRole('listitem').filter({ hasText: /(le|Levée) .* par / });
  await expect(lines.first()).toContainText('« Ornithorynque du quai, joint au soir »');
  await drawer.getByRole('button', { name: 'Effacer cette note' }).click();

  const dialog = page.getByRole('dialog', { name: /^Effacer cette note/ });
  const reason = dialog.getByRole('textbox', { name: /Motif/ });
  await expect(reason).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await reason.press('Enter');
  await expect(dialog.getByText('Dites pourquoi')).toBeVisible();
  await reason.fill('À la demande de la famille');
  await dialog.getByRole('button', { name: 'Effacer', exact: true }).click();

  await expect(page.getByText('La note est effacée.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const check = async () => {
    const [erased, decided, raised] = [lines.nth(0), lines.nth(1), lines.last()];
    await expect(erased).toHaveText(/^Note effacée le \d\d\/\d\d\/\d\d.* par .+À la demande de la famille/);
    await expect(decided).toHaveText(/^Vérifiée le \d\d\/\d\d\/\d\d.* par .+Note effacée\.$/);
    await expect(raised).toContainText('Levée le');
    await expect(drawer.getByRole('textbox', { name: /Note/ })).toHaveValue('');
    // The log beside the drawer may show the note until its next refresh.
    await expect.poll(() => page.content()).not.toContain('Ornithorynque');
  };
  await check();
  await test.step('the erased note is absent from a reopened page and from the server', async () => {
    await page.reload();
    await openAlert(page, island);
    await drawer.getByRole('button', { name: 'Historique' }).click();
    await check();
    const editor = await loginAsDemoAccount(request, EDITOR);
    const [listed] = (
      (await (await editor.get(`/api/cw/alert/?island=${island.id}`)).json()) as { results: { id: number }[] }
    ).results;
    for (const path of [`/api/cw/alert/${listed?.id}/`, `/api/a/audit/?kind=alert&id=${listed?.id}`]) {
      const response = await editor.get(path);
      expect([response.status(), await response.text()], path).toEqual([
        200,
        expect.not.stringContaining('Ornithorynque'),
      ]);
    }
  });
});

test('two reports of one patient are proposed as a pair, accepted by one key and undone by another', async ({
  page,
  request,
}) => {
  const { low, high } = await twoOfOnePatient(request, {
    gsympt_other_obs: 'Picotements aux lèvres depuis le repas',
  });
  const editor = await loginAsDemoAccount(request, EDITOR);
  const state = async () =>
    ((await (await editor.get(`/api/cw/casesingle/${high}/`)).json()) as { duplicate_of: number | null })
      .duplicate_of;
  await signIn(page, EDITOR);
  await page.goto('/ciguawatch/case/pairs');
  await page.getByRole('button', { name: new RegExp(`${high}.*${low}`) }).click();
  await expect(page.getByRole('region', { name: 'Décision' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('m');
  await expect.poll(state).toBe(low);
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeEnabled();
  await page.keyboard.press('z');
  await expect.poll(state).toBe(null);

  await test.step('without a network the decision waits on the device, and is sent once when the network is back', async () => {
    const kept = page.getByText('1 décision attend le réseau sur cet appareil.');
    await page.getByRole('button', { name: new RegExp(`${high}.*${low}`) }).click();
    await expect(page.getByRole('button', { name: /^Même malade/ })).toBeEnabled();
    await page.context().setOffline(true);
    await expect(page.getByText(/^Vous êtes hors ligne\s: les décisions/)).toBeVisible();
    await page.keyboard.press('m');
    await expect(kept).toBeVisible();
    expect(await state()).toBe(null);
    await page.context().setOffline(false);
    await expect.poll(state).toBe(low);
    await expect(kept).toHaveCount(0);
  });
});

test('the report of a month is commented, issued, saved as text and as a table', async ({ page }) => {
  await signIn(page, EDITOR);
  await page.goto('/ciguawatch/case/monthly-report?y=2025&m=3');
  const sheet = page.getByRole('article');
  await expect(sheet.first()).toContainText('mars 2025');
  await page.getByRole('textbox', { name: 'À retenir (Français)' }).fill('Un mois calme, ʻeta compris.');
  await page.getByRole('button', { name: 'Enregistrer le commentaire' }).first().click();
  await expect(page.getByText('Commentaire enregistré')).toBeVisible();
  await expect(sheet.first()).toContainText('Un mois calme');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Émettre ce rapport' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Émettre' }).click();
  await expect(page.getByText('Rapport émis', { exact: true }).first()).toBeVisible();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tableaux' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  expect(readFileSync(await (await table).path(), 'utf8')).toContain('Symptômes;Picotements;');
  const document = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const text = JSON.stringify(readTagged(readFileSync(await (await document).path())));
  expect(text).toContain('Un mois calme, ʻeta compris.');
  expect(text).toContain('Interne');
});
