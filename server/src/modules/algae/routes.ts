import { listAlgaeSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import type { Area } from '../../deps';
import { route } from '../../http/route';

/** Dinoflagellate species. */
export const algaeArea: Area = (app, deps) => {
  route(app, deps, listAlgaeSpecies, async ({ reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return deps.store.read
      .selectFrom('algae_specie')
      .select(['id', 'as_name', 'potentially_toxic'])
      .orderBy('id')
      .execute();
  });
};
