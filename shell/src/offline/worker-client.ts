import { config } from '@ciguawatch/shared/runtime/page/config';
import type { Check } from './follow-tab';

/** Loaded once the page is idle. */
const tasks = () => import(/* webpackChunkName: "warm" */ './worker-tasks');

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}

/** The worker, once it has what a first page needs; null where there is none. */
async function register(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    if (config.value?.offline === false) {
      await (await tasks()).stopWorker();
      return null;
    }
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).active;
  } catch (error) {
    console.warn('The portal will not open without a network in this browser.', error);
    return null;
  }
}

/**
 * Starts the service worker and, once the page is idle, lets it fetch what was not visited yet,
 * so that every screen opens without a network. Where workers are not possible (a private window,
 * a page not served over TLS) or not wanted the portal works without; newer builds are looked for all the same.
 */
export async function startWorker(check: Check): Promise<void> {
  const worker = await register();
  whenIdle(async () => {
    const found = await tasks().catch(() => null);
    found?.followTab(check);
    if (worker) found?.warmUp(worker);
  });
}

/** Whether a worker got so far as to serve pages. */
function activated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Lets the worker of a new build take over, which takes as long as its files travel.
 * @returns whether a reload shows that build; so it does where there is no worker
 */
export async function renewWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return true;
  try {
    await registration.update();
  } catch {
    return false;
  }
  const next = registration.installing ?? registration.waiting;
  return next ? activated(next) : true;
}
