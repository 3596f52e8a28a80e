import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/**
 * Path of the page that is shown, followed through links, routers of modules and the back button.
 * The shell needs no more of a router: it draws by what modules declare.
 */
export function usePath(): string {
  const now = () => location.pathname;
  return useSyncExternalStore(listen, now, now);
}
