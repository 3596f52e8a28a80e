import { sendInBackground } from '@ciguawatch/shared/runtime/outbox/background';

/** What is asked of the browser about its open pages. */
interface Pages {
  matchAll(of: { type: 'window' }): Promise<readonly { visibilityState?: DocumentVisibilityState }[]>;
}

/**
 * Sends what can leave without a page, unless somebody looks at one: that page sends it itself, and says so.
 * @throws while something is left, for then the browser calls again later
 */
export async function backgroundWork(pages: Pages): Promise<void> {
  const open = await pages.matchAll({ type: 'window' });
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (!(await sendInBackground())) throw new Error('Reports are left for another time.');
}
