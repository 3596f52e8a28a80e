import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { isDataSaverOn } from './link';

/**
 * Loads the public data onto the device: places, cases, species, groups, coverage. Sequentially, so that a
 * page loading at the same time is not delayed. Failed parts are loaded by their page.
 */
async function warmData(): Promise<void> {
  const { location, case: cases, specie, phenotype, coverage } = collections;
  for (const one of [location, cases, specie, phenotype, coverage, placeBoxes])
    await one.ensure().catch(() => undefined);
}

/**
 * Event dispatched on `window` when all public screens and their data are on the device; `detail.count` is
 * the number of files.
 */
const WARMED_UP_EVENT = 'ciguawatch:warm';

/** Lets the worker load the code of every screen, then loads the data of public ones. */
export function warmUp(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data: detail }) => {
    await warmData();
    window.dispatchEvent(new CustomEvent(WARMED_UP_EVENT, { detail }));
  };
  worker.postMessage({ type: 'warm-up', light: isDataSaverOn(), country: config.value?.default_country }, [
    port2,
  ]);
}

export { followTab } from './follow-tab';

/** Removes the worker and its caches, because the configuration disables it. Outbox and drafts stay. */
export async function stopWorker(): Promise<void> {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
