import type { Place } from '../../domain/geo/place';

let last = 0;

/** A place of French Polynesia with its own id; pass the properties that matter. */
export const fakePlace = (name: string, type: Place['type'], more: Partial<Place> = {}): Place => ({
  id: ++last,
  type,
  name,
  names: {},
  country: 4,
  parent_id: null,
  loca_bbox: null,
  center: null,
  timezone: 'Pacific/Tahiti',
  ...more,
});
