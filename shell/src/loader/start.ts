import { MODULE_IDS, type ModuleId } from '@ciguawatch/shared/contract/module';
import { crashes } from '@ciguawatch/shared/runtime/federation/crashes';
import { autorun, observe } from 'mobx';
import { addErrorHandler, registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { accessVerdict, matchRoute } from '../access/access';
import { reloadForBuild, reloadForCode } from '../offline/reload';
import { registry } from '../registry/registry';
import { diagnoseAlteredFiles } from './altered-files';
import { areas } from './areas';
import { isChunkFailure, LoadFailure } from './failure';
import { loadModule } from './load-module';

/** Whether a module must be mounted: the address is one of its pages and may be open. */
function isModuleActive(id: ModuleId, pathname: string): boolean {
  const match = matchRoute(pathname);
  return match.kind === 'module' && match.id === id && accessVerdict(pathname).mounted;
}

/**
 * Handles a crash while rendering: missing code reloads the page once; altered code and other errors show a
 * panel.
 */
async function reportCrash(id: ModuleId, error: Error): Promise<void> {
  const altered = await diagnoseAlteredFiles(error);
  if (altered) return areas.failed(id, altered);
  if (isChunkFailure(error)) {
    if (await reloadForCode()) return;
    areas.failed(id, new LoadFailure('network', error.message));
    return;
  }
  areas.failed(id, new LoadFailure('crash', error.message));
}

async function retry(id: ModuleId): Promise<void> {
  const crash = crashes.byModule.get(id);
  // React caches a failed lazy page until the document is reloaded.
  if (isChunkFailure(crash)) return reloadForBuild();
  if (crash !== undefined) {
    areas.ready(id);
    crashes.clear(id);
    return;
  }
  areas.loading(id);
  await registry.load();
  await unloadApplication(id, { waitForUnmount: false }).catch(() => undefined);
  await triggerAppChange();
}

/** Registers the four modules with single-spa; address and access decide which one is mounted. */
export function startModules(): void {
  for (const id of MODULE_IDS) {
    registerApplication({
      name: id,
      app: () => loadModule(id),
      activeWhen: (at) => isModuleActive(id, at.pathname),
    });
  }
  addErrorHandler((error) => {
    const id = MODULE_IDS.find((one) => one === error.appOrParcelName);
    if (id === undefined || ['error', 'refused'].includes(areas.of(id).state)) return;
    areas.failed(id, new LoadFailure('crash', error.message));
  });
  observe(crashes.byModule, (change) => {
    if (change.type === 'add') void reportCrash(change.name as ModuleId, change.newValue);
  });
  areas.onRetry(retry);
  areas.onFailure((id, failure) => {
    // Loaded on demand, because a working portal never needs it.
    void import(/* webpackChunkName: "tell-fault" */ './report-module-fault').then(
      ({ reportModuleFault: tellFault }) => tellFault(id, failure),
      () => undefined,
    );
  });
  start({ urlRerouteOnly: true });
  // A login, logout, wider window or returning network may open or close the page.
  autorun(() => {
    accessVerdict(location.pathname);
    void triggerAppChange();
  });
}
