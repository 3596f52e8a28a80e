import { MODULE_IDS } from '@ciguawatch/shared/contract/module';
import { matchRoute } from '../access/access';
import { registry } from '../registry/registry';
import { areas } from './areas';
import { LoadFailure } from './failure';

type Starter = typeof import('./start');

let fetched: Promise<Starter> | undefined;
let started = false;

const fetchStarter = (): Promise<Starter> => import(/* webpackChunkName: "area" */ './start');

/**
 * Fetches, ahead of need, the code that drives modules and, once the registry is there, that of the
 * page on display: home does without it, an address of a module will ask for it once the texts and
 * the session are there too.
 */
export async function expectModules(registered: Promise<void>): Promise<void> {
  const match = matchRoute(location.pathname);
  if (match.kind !== 'module') return;
  fetched ??= fetchStarter();
  const federation = import(/* webpackChunkName: "area" */ '../federation');
  await Promise.allSettled([fetched, federation, registered]);
  const release = registry.release(match.id);
  // A page that is not for all waits until it is known who asks.
  if (release && match.route.access === 'open') (await federation).preloadChunks(release);
}

/** Lets modules in, from the first page of one on; a failure is shown as that of the network. */
export async function needModules(): Promise<void> {
  fetched ??= fetchStarter();
  try {
    const { startModules } = await fetched;
    if (!started) startModules();
    started = true;
  } catch (error) {
    fetched = undefined;
    for (const id of MODULE_IDS) areas.failed(id, new LoadFailure('network', String(error)));
    areas.onRetry(needModules);
  }
}
