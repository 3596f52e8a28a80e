import { config } from '@ciguawatch/shared/runtime/page/config';
import type { BuildChecker } from './follow-tab';

/** Loaded when the page is idle. */
const tasks = () => import(/* webpackChunkName: "warm" */ './worker-tasks');

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}

/**
 * Registers the worker and waits until it has the first page's files; null where workers are not available.
 */
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
 * Starts the service worker and, when the page is idle, lets it load screens that were not visited, so that
 * all open offline. Without workers (private window, no TLS, switched off) the portal works all the same,
 * and newer builds are still checked for.
 */
export async function startWorker(check: BuildChecker): Promise<void> {
  const worker = await register();
  whenIdle(async () => {
    const found = await tasks().catch(() => null);
    found?.followTab(check);
    if (worker) found?.warmUp(worker);
  });
}

/** Whether a worker reached the state in which it serves pages. */
function waitForActivation(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Installs the worker of a new build, which takes as long as its files load.
 * @returns whether a reload shows that build; true where there is no worker
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
  return next ? waitForActivation(next) : true;
}
