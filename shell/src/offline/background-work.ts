import { sendInBackground } from '@ciguawatch/shared/runtime/outbox/background';

/** What is asked of the browser about its open pages. */
interface Pages {
  matchAll(of: { type: 'window' }): Promise<readonly { visibilityState?: DocumentVisibilityState }[]>;
}

/**
 * Sends what needs no page, unless a page is visible, which then sends it and shows the result.
 * @throws while something is left, so that the browser calls again later
 */
export async function backgroundWork(pages: Pages): Promise<void> {
  const open = await pages.matchAll({ type: 'window' });
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (!(await sendInBackground())) throw new Error('Reports are left for another time.');
}
