import type { Page } from '@playwright/test';

/** A browser that has the text font from an earlier visit shows it from the start (shell/src/splash/text-font.ts). */
export const withTextFont = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ciguawatch.fonts', '1'));
