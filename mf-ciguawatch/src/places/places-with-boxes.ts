import { type Place, withPlaceBox } from '@ciguawatch/shared/domain/geo/place';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';

/** Longest wait for the bounding boxes, in milliseconds. */
const BOXES_TIMEOUT_MS = 4000;

/**
 * Whether bounding boxes are loaded; without them distances to a large island are measured from its centre.
 */
export const areBoxesKnown = (): boolean => placeBoxes.size > 0;

/** A place with its bounding box, if that is loaded. Call it inside a MobX observer. */
export const withLoadedBox = <P extends Place>(place: P): P => withPlaceBox(place, placeBoxes.get(place.id));

/** All places, each with its bounding box if that is loaded. */
export const placesWithBoxes = (): Place[] => collections.location.all().map(withLoadedBox);

/** Loads the bounding boxes: the stored copy at once, refreshed in the background. */
export const fetchBoxes = (): Promise<void> => placeBoxes.ensure();

/**
 * Resolves once loading the bounding boxes ended, after 4 seconds at the latest; without them distances use
 * the centres of places.
 */
export async function waitForBoxes(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, BOXES_TIMEOUT_MS));
  await Promise.race([fetchBoxes(), late]);
}
