import { sendInBackground } from '@ciguawatch/shared/runtime/outbox/background';

/** The part of the service worker's Clients that is used. */
interface Pages {
  matchAll(of: { type: 'window' }): Promise<readonly { visibilityState?: DocumentVisibilityState }[]>;
}

/**
 * Sends waiting reports without a page, unless a page is visible, which then sends them and shows the
 * result.
 * @throws while items are left, so that the browser calls again later
 */
export async function backgroundWork(pages: Pages): Promise<void> {
  const open = await pages.matchAll({ type: 'window' });
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (!(await sendInBackground())) throw new Error('Reports are left for another time.');
}
