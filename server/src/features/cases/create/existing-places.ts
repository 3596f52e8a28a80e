import type { PlaceIndex } from '../../locations/place-index';

/** Places named by a report. */
interface Named {
  case_location_id?: number | null | undefined;
  med_location_id?: number | null | undefined;
}

/** Ids of deleted places that a report named, by column; null when the named place exists. */
export interface DeletedPlaceIds {
  case_location_gone?: number | null;
  med_location_gone?: number | null;
}

const KEPT_IN = { case_location_id: 'case_location_gone', med_location_id: 'med_location_gone' } as const;

/**
 * Replaces deleted places of a report by their nearest existing parent and keeps their ids in columns of
 * their own.
 */
export function withExistingPlaces<T extends Named>(
  places: PlaceIndex,
  report: T,
): { body: T; gone: DeletedPlaceIds } {
  const body = { ...report };
  const gone: DeletedPlaceIds = {};
  for (const [field, kept] of Object.entries(KEPT_IN) as [keyof typeof KEPT_IN, keyof DeletedPlaceIds][]) {
    const id = report[field];
    const place = typeof id === 'number' ? places.existing(id) : undefined;
    if (!place) continue;
    body[field] = place.id as T[typeof field];
    gone[kept] = place.id === id ? null : (id as number);
  }
  return { body, gone };
}

/** Whether a report named a deleted place. */
export const namesGone = (gone: DeletedPlaceIds): boolean => Object.values(gone).some((id) => id !== null);
