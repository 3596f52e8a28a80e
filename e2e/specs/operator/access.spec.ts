import type { Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { watchRequests } from '../../support/quiet';
import { DAILY, LONG } from '../../support/tags';
import { expect, signIn, test } from '../../support/test';

const PUBLIC_PATHS = [
  '/',
  '/login',
  '/password-reset',
  '/legal/legal-notice',
  '/legal/terms-of-use',
  '/legal/privacy-policy',
  '/ciguawatch/case/report/new',
  '/ciguawatch/case/map',
  '/ciguawatch/case/stats',
  '/ciguawatch/case/risk',
  '/ciguawatch/case/risk?island=92&species=1',
  '/fishbase/species',
  '/outbox',
  '/no-such-page',
];
/** Pages built like another one in the list. */
const PATHS_SAME_FOR_ALL = ['/legal/legal-notice', '/legal/terms-of-use', '/no-such-page'];
const SCREEN_SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Checks a screen in both widths and themes; loaded at phone size, then widened like a turned tablet. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const quiet = watchRequests(page);
  for (const [index, size] of SCREEN_SIZES.entries()) {
    await page.setViewportSize(size);
    if (index === 0) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await quiet();
    expect(await violations(page), `${path} at ${size.width} px`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${path} scrolls sideways at ${size.width} px`,
    ).toBeLessThanOrEqual(0);
  }
}

for (const path of PUBLIC_PATHS) {
  test(`axe finds nothing on ${path}`, {
    tag: PATHS_SAME_FOR_ALL.includes(path) ? LONG : DAILY,
  }, async ({ page }) => {
    await expectAccessible(page, path);
  });
}

test('axe finds nothing on the screens of an operator', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  for (const path of ['/', '/profile']) await expectAccessible(page, path);
});
