import type { Page, Route } from '@playwright/test';

/**
 * Holds back a page's scripts, or those of some addresses, as on a slow connection.
 * @returns releases them
 */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(which, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
