import type { Page } from '@playwright/test';

/** Presses the page's own button and returns when it would have printed: its document is then at hand. */
export async function readyToPrint(page: Page, button = 'Imprimer'): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: button }).click();
  await page.locator('html[data-printed]').waitFor();
}

/** Pixels of the smallest letters of the document for paper, while it is laid out. */
export function smallestLetters(page: Page): Promise<number> {
  return page.locator('[data-paper]').evaluate((paper) => {
    const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    let least = 99;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('title, desc, style')) continue;
      const { width } = element.getBoundingClientRect();
      if (width > 0) least = Math.min(least, Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return least;
  });
}
