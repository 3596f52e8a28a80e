import { BACKGROUND_SYNC_TAG } from './alone';

/** Background Synchronization (WICG); Chromium has it, TypeScript's types do not. */
interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker once there is a network, even with no page open. */
export async function askBackground(): Promise<void> {
  try {
    const found = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined;
    await found?.sync?.register(BACKGROUND_SYNC_TAG);
  } catch {
    // Background sync was refused: waiting items are sent when a page is open.
  }
}
