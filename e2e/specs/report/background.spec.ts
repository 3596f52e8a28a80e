import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** Triggers background sync in the service worker, as the browser does at a time of its choice. */
class Background {
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #registrations = new Map<string, string>();

  private constructor(session: CDPSession, origin: string) {
    this.#session = session;
    this.#origin = origin;
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        this.#registrations.set(scopeURL, registrationId);
    });
  }

  /** Through a page of another origin. */
  static async of(context: BrowserContext, origin: string): Promise<Background> {
    const session = await context.newCDPSession(await context.newPage());
    const made = new Background(session, origin);
    await session.send('ServiceWorker.enable');
    return made;
  }

  async call(tag = 'outbox'): Promise<void> {
    const scope = `${this.#origin}/`;
    await expect.poll(() => this.#registrations.has(scope)).toBe(true);
    const registrationId = this.#registrations.get(scope) ?? '';
    await this.#session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.#origin,
      registrationId,
      tag,
      lastChance: false,
    });
  }
}

/** Fills in a report and sends it while offline. */
async function reportOffline(page: Page, place: string): Promise<void> {
  const form = new ReportForm(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await form.readyToSend(place, '2026-06-10');
  await page.context().setOffline(true);
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');
}

test('a report that waits leaves when the network is back, with no page of the portal open, and once', async ({
  page,
  context,
  portal,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await page.goto(NEW_REPORT);
  const background = await Background.of(context, portal.url);
  await page.bringToFront();
  await reportOffline(page, 'Rapa');
  await page.close();
  await context.setOffline(false);
  await background.call();
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 1);
  await background.call();
  // A page opened later shows the number and sends nothing again.
  const later = await context.newPage();
  await later.goto('/outbox');
  await expect(later.getByText(/N°\s\d+, reçue/)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('items of an account wait for an open page', async ({ page, context, portal, request }) => {
  const before = (await publicCases(request)).length;
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(NEW_REPORT);
  await expect(page.getByRole('button', { name: /^Compte de/ })).toBeVisible();
  const background = await Background.of(context, portal.url);
  await page.bringToFront();
  await reportOffline(page, 'Tureia');
  await page.close();
  await context.setOffline(false);
  await background.call();
  await new Promise((done) => setTimeout(done, 1500));
  expect((await publicCases(request)).length).toBe(before);
  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 1);
});
