import { config } from '@ciguawatch/shared/runtime/page/config';
import type { Check } from './follow-tab';

/** Fetched when nobody waits for anything any more. */
const tasks = () => import(/* webpackChunkName: "warm" */ './worker-tasks');

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}

/**
 * Starts the service worker and, once the page is idle, lets it fetch what was not visited yet,
 * so that every screen opens without a network. Where workers are not possible (a private window,
 * a page not served over TLS) the portal works without.
 */
export async function startWorker(check: Check): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (config.value?.offline === false) return await (await tasks()).stopWorker();
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    whenIdle(async () => {
      const { followTab, warmUp } = await tasks();
      followTab(check);
      if (active) warmUp(active);
    });
  } catch (error) {
    console.warn('The portal will not open without a network in this browser.', error);
  }
}

/** Milliseconds to wait for a new worker; without it a reload would show the old build once more. */
const RENEW_LIMIT = 10_000;

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Lets the worker of a new build take over, where there is a worker. */
export async function renewWorker(limit = RENEW_LIMIT): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limit));
  const renewed = async () => {
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (next) await activated(next);
  };
  await Promise.race([renewed().catch(() => undefined), late]);
}
