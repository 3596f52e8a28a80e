import { expect, type Page } from '@playwright/test';

/**
 * Follows the requests of a page from now on.
 * @returns a function that settles when none is under way and none has begun since the last look.
 *   Workers' own blobs are no requests of the portal and are left out: on the map they never end.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underway = new Set<unknown>();
  let begun = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) return;
    underway.add(request);
    begun += 1;
  });
  page.on('requestfailed', (request) => underway.delete(request));
  page.on('requestfinished', (request) => underway.delete(request));
  return async () => {
    let seen = -1;
    const quiet = () => {
      const still = underway.size === 0 && begun === seen;
      seen = begun;
      return still;
    };
    await expect.poll(quiet, { intervals: [250] }).toBe(true);
  };
}
