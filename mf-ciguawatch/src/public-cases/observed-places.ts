import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { ObservedPlace } from '@ciguawatch/shared/domain/statistics/coverage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * The places that a choice means, as they are observed: an archipelago is its islands, for which a source may be
 * silent one by one. None is everywhere. Use it inside an observer.
 */
export function observedPlaces({
  countries = [],
  archis = [],
  islands = [],
}: Pick<CaseFilter, 'countries' | 'archis' | 'islands'>): ObservedPlace[] {
  const wanted = new Set(islands);
  const chosen = collections.location
    .all()
    .filter(
      ({ id, type, parent_id }) =>
        type === 'I' && (wanted.has(id) || (parent_id !== null && archis.includes(parent_id))),
    )
    .map(({ id, country }) => ({ country, island: id }));
  return [...countries.map((country) => ({ country, island: null })), ...chosen];
}
