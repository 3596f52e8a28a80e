import { listTracking } from '@ciguawatch/shared/api/calls/algae';
import { listAlgaeSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { domEvent } from '@ciguawatch/shared/contract/events';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { Collection, collections, listedSource } from '@ciguawatch/shared/runtime/sync/collections';
import { useEffect } from 'react';
import { fetchBoxes } from '../places/places-with-boxes';

/** Sampling rows of the managed countries, stored on the device until the account logs out. */
export const tracking = new Collection<Tracking>(
  listedSource<Tracking>({
    name: 'algaetracking',
    schema: 3,
    keep: 'account',
    check: 'algaetracking',
    list: async () => ({ call: listTracking, params: {} }),
    some: (ids, signal) => call(listTracking, { params: { ids }, signal }),
  }),
);

/** Species of microalgae, stored on the device for all accounts. */
export const algaeSpecies = new Collection<AlgaeSpecie>(
  listedSource<AlgaeSpecie>({
    name: 'algaespecie',
    schema: 2,
    keep: 'device',
    list: async () => ({ call: listAlgaeSpecies, params: undefined }),
  }),
);

window.addEventListener(domEvent('algae:changed'), () => void tracking.renew());

/** Notifies counters and lists that samplings changed. */
export const announceChange = (): boolean =>
  window.dispatchEvent(new CustomEvent(domEvent('algae:changed'), { detail: { id: null } }));

/** Loads the rows, species and places that a page of samplings shows. */
export function useTracking(): void {
  useEffect(() => {
    // A maximum age of 0 always checks the server, since other devices may have changed rows.
    void tracking.ensure(0);
    void algaeSpecies.ensure();
    void collections.location.ensure();
    void fetchBoxes();
  }, []);
}
