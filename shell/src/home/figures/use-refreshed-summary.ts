import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useEffect } from 'react';
import type { SummaryStore } from './summary-store';

/**
 * Loads the figures of home, now and whenever the network returns; returns whether it is available. Use it
 * in an observer.
 */
export function useRefreshedSummary(store: SummaryStore): boolean {
  const { online } = connectivity;
  useEffect(() => {
    if (online) void store.load();
  }, [store, online]);
  return online;
}
