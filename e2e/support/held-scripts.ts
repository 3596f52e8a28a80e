import type { Page, Route } from '@playwright/test';

/** Holds the scripts of a page back, as a slow link does; answers how to let them come. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(/\.js$/, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
