/// <reference lib="webworker" />
import { isBelow } from '@ciguawatch/shared/contract/paths';
import { PUSH_ADDRESS } from '@ciguawatch/shared/contract/push-address';
import { isServerPath } from '@ciguawatch/shared/contract/server-paths';
import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import { BACKGROUND } from '@ciguawatch/shared/runtime/outbox/background';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { backgroundWork } from './background-work';
import { firstPages } from './first-pages';
import { isHelpPath, workerHelp } from './help-pages';
import { openPushNotice, showPushNotice } from './pushed-news';
import { type PushChange, renewPush } from './renewed-push';
import { CACHE_NAMES, isPointer, isVersioned, withoutQuery } from './rules';
import { keepSharedPhoto } from './shared-photo';
import { warmUp } from './warm-up';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Seconds after which the stored copy of a pointer file is used instead of a slow response. */
const POINTER_TIMEOUT_S = 3;

/** The page without a first view, served for every address. */
const SHELL_PAGE = '/index.html';

const files = self.__WB_MANIFEST as { url: string; revision: string | null }[];
// `/` must not be served from `/index.html`, which is the page of all other addresses.
precacheAndRoute(files, { directoryIndex: '' });
cleanupOutdatedCaches();

const build = files.find(({ url }) => url === SHELL_PAGE)?.revision ?? '';
/** Cache of this build only, because a page refers to files of its build. */
const FIRST_VIEW_CACHE = `${CACHE_NAMES.first}${build}`;
const first = firstPages({
  build,
  open: () => caches.open(FIRST_VIEW_CACHE),
  fetch: (path) => fetch(path, { cache: 'no-cache' }),
});

const page = createHandlerBoundToURL(SHELL_PAGE);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isServerPath(url.pathname),
  async (options) => {
    const { url } = options;
    const kept = await first.kept(url).catch(() => undefined);
    if (!kept) return page(options);
    (options.event as ExtendableEvent).waitUntil(first.renew(url.pathname).catch(() => undefined));
    return kept;
  },
);

const help = workerHelp();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHelpPath(url.pathname),
  ({ request, event }) => help.respond(request, (work) => (event as ExtendableEvent).waitUntil(work)),
);

// Pages without scripts and files to read come from the server only. Without a network the portal's home, which is on
// the device, stands in for them. Downloads of the API are left to the browser.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isServerPath(url.pathname) && !isBelow('/api', url.pathname),
  ({ request }) => fetch(request).catch(() => Response.redirect('/')),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPointer(url.pathname),
  new NetworkFirst({
    cacheName: CACHE_NAMES.pointers,
    networkTimeoutSeconds: POINTER_TIMEOUT_S,
    // Tabs of an earlier build request the registry with a query, and get the same response.
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url) }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isVersioned(url.pathname),
  new CacheFirst({ cacheName: CACHE_NAMES.files }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARED_PHOTO.page,
  ({ request }) => keepSharedPhoto(request, () => caches.open(SHARED_PHOTO.cache)),
  'POST',
);

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const sweep = async () => {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(CACHE_NAMES.first) && name !== FIRST_VIEW_CACHE,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([self.clients.claim(), sweep()]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as { type?: string; light?: boolean; country?: number } | undefined;
  if (message?.type !== 'warm-up') return;
  const done = warmUp({ light: message.light === true, country: message.country, renew: first.renew });
  event.waitUntil(done.then((count) => event.ports[0]?.postMessage({ count })));
});

self.addEventListener('sync', (event) => {
  const { tag } = event as unknown as { tag: string };
  if (tag === BACKGROUND) (event as ExtendableEvent).waitUntil(backgroundWork(self.clients));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushNotice(self.registration, event.data?.text()));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration;
  const open = () => caches.open(PUSH_ADDRESS.cache);
  const work = renewPush(event as PushChange, { pushManager, open, fetch: self.fetch.bind(self) });
  (event as ExtendableEvent).waitUntil(work);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushNotice(self.clients, String(event.notification.data), self.location.origin));
});
