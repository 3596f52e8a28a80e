import { isFarFrom } from '@ciguawatch/shared/domain/geo/place';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { areBoxesKnown, withLoadedBox } from '../../../places/places-with-boxes';
import { lists } from '../../../report/report-lists';

/**
 * Identifies a place and a point too far from it, so that an answer about this pair is not applied to
 * another. Null when they fit, or while the size of the place is unknown. Call it inside a MobX observer.
 */
export function farPoint({ case_geom, case_location_id }: ReportValues): string | null {
  const found = case_location_id === null ? undefined : lists.place(case_location_id);
  const place = found && withLoadedBox(found);
  const isKnown = place?.loca_bbox || areBoxesKnown();
  const far = case_geom && place && isKnown && isFarFrom(place, case_geom.coordinates);
  return far ? `${case_location_id} ${case_geom.coordinates.join()}` : null;
}
