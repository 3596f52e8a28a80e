import { type BrowserContext, chromium } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { newFolder } from '../../support/run-folder';
import { expect, heading, test } from '../../support/test';

/** A separate browser with a persistent profile. */
function launch(profile: string, baseURL: string): Promise<BrowserContext> {
  const { launchOptions = {} } = test.info().project.use;
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Pacific/Tahiti',
    serviceWorkers: 'allow',
  });
}

test('a report that was sent without a network leaves after the browser was closed and started again, once', async ({
  portal,
  request,
}) => {
  const before = (await publicCases(request)).length;
  const profile = newFolder('profile');
  const first = await launch(profile, portal.url);
  const page = await first.newPage();
  await page.goto(NEW_REPORT);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const form = new ReportForm(page);
  await form.readyToSend('Rapa', '2026-06-10');
  await first.setOffline(true);
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');
  await page.close();
  await first.close();

  const second = await launch(profile, portal.url);
  const later = await second.newPage();
  await later.goto('/');
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 1);
  await later.goto('/outbox');
  await expect(later.getByText(/N°\s\d+, reçue/)).toBeVisible();
  await second.close();
  expect((await publicCases(request)).length).toBe(before + 1);
});
