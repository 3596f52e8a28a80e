import { expect, type Page } from '@playwright/test';

/**
 * Simulates a browser that has loaded the text font before, so that it is used from the start
 * (shell/src/splash/text-font.ts).
 */
export const rememberTextFont = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ciguawatch.fonts', '1'));

/** Waits until the text font has loaded. */
export const expectTextFont = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"')))
    .toBe(true);

/** A screenshot with fonts loaded and nothing moving: two in a row are equal. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let [before, now] = [await take(), await take()];
  while (!now.equals(before)) [before, now] = [now, await take()];
  return now;
}
