import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useEffect } from 'react';
import type { SummaryStore } from './summary-store';

/**
 * Loads the figures of home, now, whenever the network returns and when public rows changed; returns whether it is available. Use it
 * in an observer.
 */
export function useRefreshedSummary(store: SummaryStore): boolean {
  const { online } = connectivity;
  useServerChanges(['public'], () => void store.load());
  useEffect(() => {
    if (online) void store.load();
  }, [store, online]);
  return online;
}
