import type { Page } from '@playwright/test';

/**
 * Presses the page's print button; resolves when the page would have printed, with its document rendered.
 */
export async function readyToPrint(page: Page, button = 'Imprimer'): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: button }).click();
  await page.locator('html[data-printed]').waitFor();
}

/** Size in pixels of the document's smallest letters. */
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
