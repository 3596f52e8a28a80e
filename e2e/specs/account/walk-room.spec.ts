import type { APIRequestContext, Page } from '@playwright/test';
import { watchRequests } from '../../support/quiet';
import { tabThrough } from '../../support/screens/focus-seen';
import { DEMO_PASSWORD, expect, heading, signIn, test } from '../../support/test';

// A walk that is on stands beside the pages of its account.
test.use({ locale: 'en-US', ownAccounts: 'walk-room' });

const WALKER = 'algae_editor@demo.example';
/** A long page, one that fills the window, and one with buttons at its foot; on a phone two ask for a wider screen. */
const PAGES = ['/', '/ciguawatch/algae/report/list', '/ciguawatch/case/report/new'];

/** Logs in to an account whose walk is on. */
async function walkOn(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/token/', { data: { username: WALKER, password: DEMO_PASSWORD } });
  const { access } = (await answer.json()) as { access: string };
  const value = { role: 'algae_editor', at: 1, done: [], on: true, begun: '2026-11-01T00:00:00.000Z' };
  const headers = { authorization: `Bearer ${access}` };
  expect((await request.put('/api/a/setting/walk/', { headers, data: { value } })).ok()).toBe(true);
  await signIn(page, WALKER);
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 720],
] as const)
  test(`at ${width} x ${height} the panel of a walk covers no stop of the Tab key`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    await walkOn(page, request);
    const quiet = watchRequests(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Guided walk' })).toBeVisible();
      // What arrives late moves the stop that has the focus.
      await quiet();
      for (const key of ['Tab', 'Shift+Tab']) {
        const { unseen, stops } = await tabThrough(page, key);
        expect([path, key, unseen]).toEqual([path, key, []]);
        expect(stops).toBeGreaterThanOrEqual(8);
      }
    }
  });

test('on a phone a toast stands above the panel of a walk, which stands above the bottom bar', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await walkOn(page, request);
  await page.goto('/');
  const panel = page.getByRole('complementary', { name: 'Guided walk' });
  await expect(panel).toBeVisible();
  await page.context().setOffline(true);
  const toast = page.getByRole('region', { name: 'Messages' }).locator('> *').first();
  await expect(toast).toBeVisible();
  const disc = page.getByRole('link', { name: 'Report' }).last().locator('span').first();
  // The toast comes with a movement.
  await expect(async () => {
    const [above, between, below] = await Promise.all(
      [toast, panel, disc].map(async (one) => (await one.boundingBox()) ?? { y: 0, height: 0 }),
    );
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(between?.y ?? 0);
    expect((between?.y ?? 0) + (between?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
  await page.context().setOffline(false);
});
