/**
 * The service worker of development. It keeps nothing, and takes away what the worker of a built
 * portal kept when it ran on the same port: that one would go on answering with yesterday's code.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const kept = await caches.keys();
    await Promise.all(kept.map((name) => caches.delete(name)));
    if (kept.length === 0) return;
    await self.clients.claim();
    for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
  };
  event.waitUntil(clear());
});
