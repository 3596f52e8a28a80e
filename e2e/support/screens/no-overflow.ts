import { expect, type Page } from '@playwright/test';
import { heading } from '../test';

/** Default font sizes of the browser: normal and doubled. */
const FONT_SIZES_PX = [16, 32];

/** Expects no horizontal overflow, on narrow phones and wide screens, at both font sizes. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of FONT_SIZES_PX) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Resizing the window resets the font size.
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
