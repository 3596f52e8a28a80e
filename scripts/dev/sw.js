/**
 * Service worker for development. It caches nothing and deletes what a built portal's worker cached on the
 * same port, which would go on serving old code.
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
