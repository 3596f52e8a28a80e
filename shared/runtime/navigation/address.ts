import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/**
 * Path of the current page, updated by links, routers of modules and the back button. The shell needs no
 * router of its own, because it renders by the declarations of modules.
 */
export function usePath(): string {
  const now = () => location.pathname;
  return useSyncExternalStore(listen, now, now);
}
