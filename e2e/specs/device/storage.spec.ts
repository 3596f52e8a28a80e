import type { BrowserContext, Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

/** A browser that refuses IndexedDB, like some in a private window. */
const refuseStore = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

/**
 * Simulates a full disk by a quota below what is in use. Set before the first page, because browsers
 * remember the last measured space for half a minute.
 */
async function fillDisk(page: Page, url: string): Promise<{ free(): Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return { free: () => cdp.send('Storage.overrideQuotaForOrigin', { origin }) as Promise<never> };
}

const STORAGE_WARNINGS = {
  private: 'Ce navigateur ne garde rien, comme une fenêtre privée.',
  privateEnglish: 'This browser keeps nothing, like a private window.',
  full: 'La mémoire de cet appareil est pleine.',
  fullEnglish: 'The storage of this device is full.',
};

test('a private window: the form says so in both languages, and the report is sent, as one case', async ({
  page,
  context,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await refuseStore(context);
  const form = new ReportForm(page);
  await form.open();
  await page.getByLabel(/^Âge/).fill('44');
  await expect(page.getByText(STORAGE_WARNINGS.private)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(STORAGE_WARNINGS.privateEnglish)).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByLabel(/^Âge/)).toHaveValue('44');
  await form.next(2);
  await form.place('Nukutavake');
  await form.next(3);
  await form.day('09/06/2026');
  for (const to of [4, 5, 6]) await form.next(to);

  await context.setOffline(true);
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration n’est pas encore envoyée');
  await expect(page.getByText(/Laissez cette page ouverte jusqu’à l’envoi/).first()).toBeVisible();
  // Closing the page now would lose the report, so the browser asks.
  const asked = page.waitForEvent('dialog');
  const left = page.goto(NEW_REPORT).catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await context.setOffline(false);
  await form.savedCode();
  expect((await publicCases(request)).length).toBe(before + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a private window: back within the form asks nothing, leaving it asks once', async ({
    page,
    context,
  }) => {
    await refuseStore(context);
    const form = new ReportForm(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
    await form.at(1);
    await page.getByLabel(/^Âge/).fill('45');
    await form.next(2);
    await form.place('Nukutavake');
    await form.next(3);
    await page.goBack();
    await form.at(2);
    await page.goForward();
    await form.at(3);
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Quitter la déclaration' }).first().click();
    await expect(question).toContainText('vos réponses seront perdues');
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(question).toHaveCount(0);
    await form.at(3);
    for (const section of [2, 1]) {
      await page.goBack();
      await form.at(section);
    }
    await page.goBack();
    await expect(question).toContainText('vos réponses seront perdues');
    await question.getByRole('button', { name: 'Quitter' }).click();
    await expect(page).toHaveURL('/');
    await expect(question).toHaveCount(0);
  });
});

test('a full disk: the form says so in both languages, and the report is sent, as one case', async ({
  page,
  portal,
  request,
}) => {
  const before = (await publicCases(request)).length;
  const disk = await fillDisk(page, portal.url);
  const form = new ReportForm(page);
  await form.open();
  await page.getByLabel(/^Âge/).fill('46');
  await expect(page.getByText(STORAGE_WARNINGS.full)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(STORAGE_WARNINGS.fullEnglish)).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await form.next(2);
  await form.place('Pukarua');
  await form.next(3);
  await form.day('09/06/2026');
  for (const to of [4, 5, 6]) await form.next(to);
  await page.route('**/api/cw/pcase/create/', (route) => route.abort('connectionfailed'));
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration n’est pas encore envoyée');
  await page.getByRole('link', { name: 'Voir les envois en attente' }).click();
  await expect(
    page.getByText('La mémoire de cet appareil est pleine\u00a0: ne fermez pas cette page'),
  ).toBeVisible();
  await page.unrouteAll();
  // The item may be sent by its own timer before the press.
  const tried = page.getByRole('button', { name: /^Essayer/ }).click();
  await Promise.race([tried.catch(() => undefined), expect(page.getByText(/N°\s\d+, reçue/)).toBeVisible()]);
  await expect(page.getByText(/N°\s\d+, reçue/)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
  await disk.free();
});

test('when a full disk has room again, the draft is kept and the warning ends', async ({ page, portal }) => {
  const disk = await fillDisk(page, portal.url);
  const form = new ReportForm(page);
  await form.open();
  await page.getByLabel(/^Âge/).fill('46');
  await expect(page.getByText(STORAGE_WARNINGS.full)).toBeVisible();
  await disk.free();
  await form.answer('Sexe', 'Femme');
  await expect(page.getByText(STORAGE_WARNINGS.full)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByLabel(/^Âge/)).toHaveValue('46');
});
