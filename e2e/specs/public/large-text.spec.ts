import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, heading, test } from '../../support/test';

test.use({ locale: 'fr-FR', viewport: { width: 320, height: 844 }, isMobile: true, hasTouch: true });

test('at twice the size of the text no page around the report scrolls sideways', async ({ page }) => {
  for (const path of [
    '/',
    '/outbox',
    '/login',
    '/legal',
    '/ciguawatch/case/risk',
    '/ciguawatch/case/fish',
    '/ciguawatch/case/stats',
    '/ciguawatch/methods',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expectNoOverflow(page);
  }
});
