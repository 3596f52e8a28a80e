import type { Page } from '@playwright/test';
import { expect } from './test';

/** What the device keeps in an area, as text; makes no database where there is none. */
export const kept = (page: Page, area: 'drafts' | 'outbox' | 'sent'): Promise<string> =>
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

/** Waits until the device has a draft with this text on its disk. */
export const draftOnDisk = (page: Page, text: string) =>
  expect.poll(() => kept(page, 'drafts')).toContain(text);

/** Ends a tab the hard way: no event of leaving is heard. */
export async function kill(page: Page): Promise<void> {
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
}
