import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { newCase, quietIsland } from '../../support/data/cases';
import { MAP_PATH } from '../../support/map';
import { expect, test } from '../../support/test';

const UNVERIFIED = /Alerte pas encore vérifiée\s: le laboratoire n’a relu aucune de ses déclarations\./;
const OPEN = 'Le laboratoire ne s’est pas encore prononcé.';
/** Current civil time in Tahiti (UTC−10 all year). */
const tahitiTimeNow = () => new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 16);

/** Sends six reports of a quiet island from one device. */
async function sixFromOneDevice(request: APIRequestContext) {
  const island = await quietIsland(request);
  const device_mark = randomUUID();
  const meal = { case_location_id: island.id, case_eventtime: tahitiTimeNow(), device_mark };
  const ids: number[] = [];
  for (const age of [21, 34, 45, 52, 63, 70]) ids.push(await newCase(request, { ...meal, age }));
  return { island, first: ids[0] as number };
}

/** The line of an island among the outbreaks of home. */
const ofHome = (page: Page, name: string) =>
  page.locator('#root').getByText(`${name} : 6 cas`, { exact: false }).locator('..');

test('six reports from one device are not verified yet, on home, map and plain page, until an editor reviews one', async ({
  page,
  request,
}) => {
  const { island, first } = await sixFromOneDevice(request);
  await page.goto('/');
  await expect(ofHome(page, island.name)).toContainText(UNVERIFIED);

  await page.goto('/plain/?lang=fr');
  await expect(page.getByRole('listitem').filter({ hasText: island.name })).toContainText(UNVERIFIED);

  const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
  const reviewed = await editor.patch(`/api/cw/case/${first}/`, { review_state: 'reviewed' }, 1);
  expect(reviewed.ok()).toBe(true);
  await page.goto('/');
  await expect(ofHome(page, island.name)).toContainText(OPEN);
  await expect(ofHome(page, island.name)).not.toContainText(UNVERIFIED);
});

test('the banner of the map says what stands behind the outbreak, and what the laboratory said', async ({
  page,
}) => {
  let said: object = { verdict: 'open', verified: false };
  await page.route('**/api/cw/summary/**', async (route) => {
    const summary = (await (await route.fetch()).json()) as { outbreaks: object[] };
    await route.fulfill({
      json: { ...summary, outbreaks: summary.outbreaks.map((one) => ({ ...one, ...said })) },
    });
  });
  for (const [stand, text] of [
    [{ verdict: 'open', verified: false }, UNVERIFIED],
    [{ verdict: 'open', verified: true }, OPEN],
    [{ verdict: 'discarded', verified: false }, 'Alerte écartée par le laboratoire.'],
  ] as const) {
    said = stand;
    await page.goto(MAP_PATH);
    await expect(page.getByRole('alert').filter({ hasText: 'cas' })).toContainText(text);
  }
});
