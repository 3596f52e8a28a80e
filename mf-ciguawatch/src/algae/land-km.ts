import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { kmFrom } from '@ciguawatch/shared/domain/geo/place';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { areBoxesKnown, placesWithBoxes } from '../places/places-with-boxes';

let known = new Map<string, number | null>();
let knownOf = '';

/**
 * Kilometres from a point to the nearest island of a country, cached because every setting reads the file
 * again.
 */
export function landKm(country: number, point: Position): number | null {
  if (!areBoxesKnown()) return null;
  const state = `${collections.location.revision} ${placeBoxes.revision}`;
  if (state !== knownOf) {
    knownOf = state;
    known = new Map();
  }
  const key = `${country} ${point.join()}`;
  const measured = known.get(key);
  if (measured !== undefined) return measured;
  const islands = placesWithBoxes().filter((one) => one.type === 'I' && one.country === country);
  const all = islands.flatMap((island) => kmFrom(island, point) ?? []);
  const km = all.length > 0 ? Math.min(...all) : null;
  known.set(key, km);
  return km;
}
