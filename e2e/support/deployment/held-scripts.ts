import type { Page, Route } from '@playwright/test';

/** Holds the scripts of a page back, as a slow link does, or those of some addresses; answers how to let them come. */
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
