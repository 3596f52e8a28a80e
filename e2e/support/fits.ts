import { expect, type Page } from '@playwright/test';
import { heading } from './test';

/** Sizes of text that a browser is set to: its own, and twice that. */
const TEXT = [16, 32];

/** Nothing stands out at the right of the page, on the narrow phone and on the wide one, whatever the size of the text. */
export async function fits(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of TEXT) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Another size of the window takes the size of the text back.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${text}px`,
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const seen = { page: page.url(), heading: await heading(page).textContent(), text };
      expect({ ...seen, wide }).toEqual({ ...seen, wide: width });
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}
