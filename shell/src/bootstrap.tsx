import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setConfig } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { startInBackground } from '@ciguawatch/shared/runtime/start';
import { BadResponse, loadConfig } from './config';
import { dropFirstView, giveUpFirstView, whenNoFirstView } from './first-view/head-script';
import { startFirstView } from './first-view/start';
import { installOffer } from './install/install-offer';
import { App } from './layout/frame/app';
import { isChunkFailure } from './loader/failure';
import { fetchedEarly } from './loader/fetch-early';
import { expectModules } from './loader/need-modules';
import { removePlainLink } from './no-script/remove-plain-link';
import { buildCheck } from './offline/build-check';
import { markSlowConnection } from './offline/link';
import { reloadForCode } from './offline/reload';
import { startWorker } from './offline/worker-client';
import { registry } from './registry/registry';
import { showSplash, showUnreachable } from './splash/splash';
import { fetchTextFontEarly, settleTextFont } from './splash/text-font';

const root = document.getElementById('root') as HTMLElement;

/** React DOM is a chunk of its own, downloaded while this one runs and calls the server. */
const importReactDom = () => import(/* webpackChunkName: "drawing" */ 'react-dom/client');

/** Starts background work after early downloads, so that it does not compete with the first page. */
async function startLater(): Promise<void> {
  await fetchedEarly();
  buildCheck.start();
  void startInBackground();
  void startWorker(buildCheck);
}

/** Renders the portal and starts loading modules. */
function renderPortal({ createRoot }: Awaited<ReturnType<typeof importReactDom>>): void {
  removePlainLink();
  // While a first view is shown, the font must not change under the reader's eyes.
  whenNoFirstView(settleTextFont);
  // For errors that no boundary caught: a message with a way out instead of an empty window.
  const onUncaughtError = (error: unknown) => {
    console.error('The portal failed', error);
    giveUpFirstView();
    setTimeout(() => showUnreachable(root, !isChunkFailure(error), () => location.reload()));
  };
  createRoot(root, { onUncaughtError }).render(<App />);
  installOffer.start();
  startFirstView();
  void startLater();
}

/**
 * Start sequence: splash, configuration, language, session, registry, modules. The three requests to the
 * server are sent together, since each round trip may take half a second.
 */
async function startPortal(): Promise<void> {
  fetchTextFontEarly();
  const drawing_ = importReactDom();
  drawing_.catch(() => undefined);
  const session_ = session.start();
  const registry_ = registry.load();
  const config_ = loadConfig();
  config_.catch(() => undefined);
  void expectModules(registry_).catch(() => undefined);
  await textsReady().catch(() => reloadForCode());
  showSplash(root);
  let origins: readonly string[] | undefined;
  try {
    setConfig(await config_);
    origins = (await config_).module_origins;
  } catch (error) {
    giveUpFirstView();
    showUnreachable(root, error instanceof BadResponse, () => void startPortal());
    return;
  }
  await session_;
  await registry_;
  if (origins) {
    dropFirstView();
    await (await import(/* webpackChunkName: "override" */ './override/start')).startOverrides(origins);
  }
  try {
    renderPortal(await drawing_);
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    if (await reloadForCode()) return;
    giveUpFirstView();
    showUnreachable(root, false, () => location.reload());
  }
}

markSlowConnection(document.documentElement);
void startPortal();
