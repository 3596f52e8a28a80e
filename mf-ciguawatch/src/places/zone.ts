import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Time zone of a place, in which times of its alerts are shown. Call it inside an observer: places load later. */
export const zoneOf = (place: number): string => collections.location.get(place)?.timezone ?? DEFAULT_ZONE;
