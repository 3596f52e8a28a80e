import { isFarFrom } from '@ciguawatch/shared/domain/geo/place';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { areBoxesKnown, withBox } from '../../../places/boxed-places';
import { lists } from '../../../report/report-lists';

/**
 * What says which point is far from which place, so that an answer about them holds for no other; null when the
 * point may belong to the place, or as long as nobody knows how large that is. Read it inside an observer.
 */
export function farPoint({ case_geom, case_location_id }: ReportValues): string | null {
  const found = case_location_id === null ? undefined : lists.place(case_location_id);
  const place = found && withBox(found);
  const isKnown = place?.loca_bbox || areBoxesKnown();
  const far = case_geom && place && isKnown && isFarFrom(place, case_geom.coordinates);
  return far ? `${case_location_id} ${case_geom.coordinates.join()}` : null;
}
