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
