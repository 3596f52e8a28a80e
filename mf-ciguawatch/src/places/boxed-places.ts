import { boxed, type Place } from '@ciguawatch/shared/domain/geo/place';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';

/** Milliseconds that boxes are waited for. */
const PATIENCE = 4000;

/** Whether the boxes are there: without them a large island is as far away as its name. */
export const areBoxesKnown = (): boolean => placeBoxes.size > 0;

/** A place with its box, as far as boxes are there. Read it inside observers. */
export const withBox = <P extends Place>(place: P): P => boxed(place, placeBoxes.get(place.id));

/** All places with theirs. */
export const boxedPlaces = (): Place[] => collections.location.all().map(withBox);

/** Has the boxes brought to the device for what measures: from the device at once, refreshed behind. */
export const fetchBoxes = (): Promise<void> => placeBoxes.ensure();

/** Settles when the boxes are there or cannot be had soon: names stand in for them then. */
export async function boxesSoon(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  await Promise.race([fetchBoxes(), late]);
}
