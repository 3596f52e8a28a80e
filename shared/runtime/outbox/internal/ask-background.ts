import { BACKGROUND } from './alone';

/** Background Synchronization (WICG), which Chromium has and the types of the language do not. */
interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to let the worker send once there is a network, even when no page is open by then. */
export async function askBackground(): Promise<void> {
  try {
    const found = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined;
    await found?.sync?.register(BACKGROUND);
  } catch {
    // The browser refused background sync: waiting items are sent once a page is open.
  }
}
