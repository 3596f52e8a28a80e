import { chainOf, type Place, placeName } from '../../geo/place';
import type { Languages } from '../../text/fallback';

type Lookup = (id: number) => Place | undefined;

/**
 * A place with the places that contain it: "Moorea, Archipel de la Société, Polynésie française"; with
 * `upTo` only as far as its island: "Afareaitu, Moorea".
 */
export function placeLine(place: Place, get: Lookup, languages: Languages, upTo?: 'island'): string {
  const short = (one: Place) => one === place || one.type === 'I';
  return chainOf(place, get)
    .filter((one) => upTo === undefined || short(one))
    .map((one) => placeName(one, languages))
    .join(', ');
}

/** The places that contain a place, without the place itself. */
export function aroundLabels(place: Place, get: Lookup, languages: Languages): string {
  return chainOf(place, get)
    .slice(1)
    .map((one) => placeName(one, languages))
    .join(', ');
}

/** A point in degrees with compass letters: 17,505° S 149,852° O. */
export function pointLabel(
  [lng, lat]: readonly [number, number],
  number: (value: number) => string,
  signs: { n: string; s: string; e: string; w: string },
): string {
  const north = `${number(Math.abs(lat))}° ${lat < 0 ? signs.s : signs.n}`;
  const east = `${number(Math.abs(lng))}° ${lng < 0 ? signs.w : signs.e}`;
  return `${north} ${east}`;
}
