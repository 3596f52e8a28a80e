import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Time zone of a place: an alert shows the time of its island. Read it inside an observer. */
export const zoneOf = (place: number): string => collections.location.get(place)?.timezone ?? DEFAULT_ZONE;
