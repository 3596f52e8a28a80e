import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { lists } from '../../../report/report-lists';

/**
 * IANA time zone and country of the chosen place, by default those of the portal’s country. Call it inside a
 * MobX observer.
 */
export function placeView(values: Pick<ReportValues, 'case_location_id'>): { zone: string; country: number } {
  const place = values.case_location_id === null ? undefined : lists.place(values.case_location_id);
  if (place) return { zone: place.timezone, country: place.country };
  const country = config.country;
  const home = lists.places.find((one) => one.type === 'C' && one.country === country);
  return { zone: home?.timezone ?? DEFAULT_ZONE, country };
}
