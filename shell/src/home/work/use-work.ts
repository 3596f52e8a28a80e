import { isRoleId } from '@ciguawatch/shared/contract/access/roles';
import { domEvent, type EventName } from '@ciguawatch/shared/contract/events';
import { serverChanges } from '@ciguawatch/shared/runtime/events/server-changes';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { registry } from '../../registry/registry';
import { type Counter, countersFor } from './declared-work';
import { fetchCount } from './fetch-count';
import { WorkStore } from './work-store';

/** Events after which counts of waiting work may have changed. */
const CHANGES: readonly EventName[] = [
  'case:changed',
  'location:changed',
  'species:changed',
  'algae:changed',
];

/** The counters for a person, with their current counts. */
export interface Work {
  counters: readonly Counter[];
  store: WorkStore;
}

/**
 * Counts waiting work while home is shown: at once, when the window is focused, and after changes
 * here or at the server. Use it
 * in an observer.
 */
export function useWork(groups: readonly number[]): Work {
  const [store] = useState(() => new WorkStore(fetchCount));
  const counters = countersFor(registry.declarations, groups.filter(isRoleId));
  const addresses = counters.map(({ address }) => address).join(' ');
  const { online } = connectivity;

  // Counters are rebuilt at each drawing; their addresses tell whether they are others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses stand for the counters
  useEffect(() => {
    store.watch(counters);
    if (!online) return;
    const load = () => void store.load();
    const changed = () => store.changed();
    load();
    const ends = [
      refreshWhenStale(load),
      serverChanges.on(['arrival', 'case', 'alert'], changed),
      reaction(() => outbox.sent[0]?.uuid, changed),
      () => window.removeEventListener('focus', load),
      ...CHANGES.map((name) => () => window.removeEventListener(domEvent(name), changed)),
      () => store.stop(),
    ];
    window.addEventListener('focus', load);
    for (const name of CHANGES) window.addEventListener(domEvent(name), changed);
    return () => {
      for (const end of ends) end();
    };
  }, [store, addresses, online]);
  return { counters, store };
}
