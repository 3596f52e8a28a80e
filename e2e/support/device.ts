import type { Page } from '@playwright/test';
import { expect } from './test';

/** Content of one of the device's stores as text; does not create a database. */
export const storedJson = (page: Page, area: 'drafts' | 'outbox' | 'sent'): Promise<string> =>
  page.evaluate(
    async (name) =>
      (await indexedDB.databases()).length > 0
        ? new Promise<string>((done) => {
            const opening = indexedDB.open('ciguawatch-1');
            opening.onsuccess = () => {
              const all = opening.result.transaction(name).objectStore(name).getAll();
              all.onsuccess = () => {
                opening.result.close();
                done(JSON.stringify(all.result));
              };
            };
          })
        : '[]',
    area,
  );

/** Waits until a draft with this text is on the device's disk. */
export const draftOnDisk = (page: Page, text: string) =>
  expect.poll(() => storedJson(page, 'drafts')).toContain(text);

/** Crashes a tab: no leaving event fires. */
export async function killTab(page: Page): Promise<void> {
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
}

/**
 * Stops the time of a page, for device and server alike: the portal corrects the one by the other, so that a
 * device set to another time alone has a wrong clock.
 * @param time RFC 3339
 */
export async function setTime(page: Page, time: string): Promise<void> {
  const date = new Date(time).toUTCString();
  await page.clock.setFixedTime(time);
  await page.route(/\/api\/(?!a\/events)/, async (route) => {
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    // A page that was left meanwhile has forgotten its requests.
    await route.fulfill({ response, headers: { ...response.headers(), date } }).catch(() => undefined);
  });
}
