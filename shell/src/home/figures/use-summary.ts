import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useEffect } from 'react';
import type { SummaryStore } from './summary-store';

/** Asks for the figures of home, and again when the network comes back; returns whether there is one. Use it in an observer. */
export function useSummary(store: SummaryStore): boolean {
  const { online } = connectivity;
  useEffect(() => {
    if (online) void store.load();
  }, [store, online]);
  return online;
}
