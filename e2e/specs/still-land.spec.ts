import type { Page, Route } from '@playwright/test';
import { holdScripts } from '../support/held-scripts';
import { canvasPng, drawn, MAP } from '../support/map';
import { astray, token } from '../support/pixels';
import { expect, test } from '../support/test';

/** Pixels that an island may stand elsewhere in the live map. */
const NEAR = 2;

/** What the page shows of the map where nothing is over it. */
async function sheetPng(page: Page, root: string): Promise<Buffer> {
  const clip = await page.locator(`${root} [data-map-state]`).boundingBox();
  if (!clip) throw new Error('no map');
  return page.screenshot({ clip, animations: 'disabled' });
}

for (const [width, locale, colorScheme] of [
  [390, 'fr-FR', 'light'],
  [1440, 'en-GB', 'dark'],
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 844 } });

    test('the map shows its islands before the scripts come, where the live map has them', async ({
      page,
    }) => {
      const letGo = await holdScripts(page);
      const sheet = page.waitForResponse(/shell\.\w+\.css/);
      await page.goto(MAP, { waitUntil: 'commit' });
      await expect(page.locator('#first [data-still-land] use').first()).toBeVisible();
      await (await sheet).finished();
      await page.evaluate(() => document.fonts.ready);
      const first = await sheetPng(page, '#first');
      const land = await token(page, '--land');
      await letGo();
      await drawn(page);
      const { pixels, shares } = await astray(page, [first, await canvasPng(page)], land, NEAR);
      expect(pixels).toBeGreaterThan(2000);
      for (const share of shares) expect(share).toBeLessThan(0.02);
    });
  });

test('islands stay where they are until the live map has drawn its own, and go when it has', async ({
  page,
}) => {
  const waiting: Route[] = [];
  await page.route(/\/chart\/\w+-mid\./, (route) => void waiting.push(route));
  const letGo = await holdScripts(page);
  const sheet = page.waitForResponse(/shell\.\w+\.css/);
  await page.goto(MAP, { waitUntil: 'commit' });
  const still = (root: string) => page.locator(`${root} [data-still-land]`);
  await expect(still('#first')).toBeAttached();
  await (await sheet).finished();
  await page.evaluate(() => document.fonts.ready);
  const before = await still('#first').boundingBox();
  await letGo();
  await expect(page.locator('#root [data-map-state=ready]')).toBeVisible();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const after = await still('#root').boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  await Promise.all(waiting.map((route) => route.continue()));
  await drawn(page);
  await expect(still('#root')).toHaveCount(0);
});

test('islands of the first view go when another part of the sea is looked at', async ({ page }) => {
  await page.route(/\/chart\/\w+-mid\./, () => undefined);
  await page.goto(MAP, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-map-state=ready]')).toBeVisible();
  await expect(page.locator('#root [data-still-land]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect(page.locator('#root [data-still-land]')).toHaveCount(0);
});
