import type { Page } from '@playwright/test';
import { expect, heading, test } from '../support/test';

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' });

/** Registrations of workers, and caches. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

test('switched off by configuration, the worker goes with what it kept, and the portal works without', async ({
  page,
}) => {
  await page.goto('/legal/terms-of-use');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect((await kept(page))[0]).toBe(1);
  // As a server with OFFLINE=false answers.
  await page.context().route('**/api/config/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), offline: false } });
  });
  await page.reload();
  await expect.poll(async () => (await kept(page))[0]).toBe(0);
  // It goes on for the page that it serves.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([0, 0]);
});
