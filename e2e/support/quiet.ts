import { expect, type Page } from '@playwright/test';

/**
 * Watches the requests of a page from now on.
 * @returns resolves when none is running and none has started since the last check; the blobs of
 * workers and the stream of changes are ignored, since they never finish
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underway = new Set<unknown>();
  let begun = 0;
  page.on('request', (request) => {
    if (/^blob:|\/api\/cw\/events\//.test(request.url())) return;
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
