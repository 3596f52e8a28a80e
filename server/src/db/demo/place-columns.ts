import { instantOf, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import type { PlaceIndex } from '../../features/locations/place-index';

/** Local time stored for a meal of unknown hour: noon cannot slip to another day by a change of zone. */
const UNKNOWN_HOUR = { hour: 12, minute: 0 };

/** Columns of a case that follow from its place and the civil date there. */
export function placeColumns(places: PlaceIndex, locationId: number, date: string) {
  const civil = parseIsoDate(date);
  const chain = places.chain(locationId);
  if (!civil || !chain) throw new RangeError(`no place ${locationId} or no date ${date}`);
  return {
    case_location_id: locationId,
    ...chain,
    case_eventtime: new Date(instantOf({ ...civil, ...UNKNOWN_HOUR }, places.zone(locationId))).toISOString(),
    time_known: false,
    case_eventdate: date,
    case_eventyear: civil.year,
    case_eventmonth: civil.month,
  };
}
