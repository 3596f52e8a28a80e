import { expect, type Page } from '@playwright/test';

/** A browser that has the text font from an earlier visit shows it from the start (shell/src/splash/text-font.ts). */
export const withTextFont = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ciguawatch.fonts', '1'));

/** Waits until the text font has come. */
export const textFontHere = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"')))
    .toBe(true);

/** A picture of what is on display, its fonts there and nothing in motion: two in a row are the same. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let [before, now] = [await take(), await take()];
  while (!now.equals(before)) [before, now] = [now, await take()];
  return now;
}
