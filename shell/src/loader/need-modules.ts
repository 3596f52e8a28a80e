import { MODULE_IDS } from '@ciguawatch/shared/contract/module';
import { matchRoute } from '../access/access';
import { registry } from '../registry/registry';
import { areas } from './areas';
import { LoadFailure } from './failure';

type StartModule = typeof import('./start');

let startModuleRequest: Promise<StartModule> | undefined;
let started = false;

const fetchStarter = (): Promise<StartModule> => import(/* webpackChunkName: "area" */ './start');

/**
 * Preloads the module loader and, once the registry is known, the chunk of the current page; otherwise both
 * would be requested only after texts and session. Skipped on home, which needs neither.
 */
export async function expectModules(registered: Promise<void>): Promise<void> {
  const match = matchRoute(location.pathname);
  if (match.kind !== 'module') return;
  startModuleRequest ??= fetchStarter();
  const federation = import(/* webpackChunkName: "area" */ '../federation');
  await Promise.allSettled([startModuleRequest, federation, registered]);
  const release = registry.release(match.id);
  // A page with restricted access waits until it is known who the visitor is.
  if (release && match.route.access === 'open') (await federation).preloadChunks(release);
}

/** Starts loading modules, from the first module page on; a failure is shown as one of the network. */
export async function needModules(): Promise<void> {
  startModuleRequest ??= fetchStarter();
  try {
    const { startModules } = await startModuleRequest;
    if (!started) startModules();
    started = true;
  } catch (error) {
    startModuleRequest = undefined;
    for (const id of MODULE_IDS) areas.failed(id, new LoadFailure('network', String(error)));
    areas.onRetry(needModules);
  }
}
