import { type Found, findNames, indexNames, type NameIndex, searchNames } from '../text/search/name-index';
import { rank } from '../text/search/search';
import type { Place } from './place';

const TYPE_ORDER = { I: 0, L: 1, A: 2, C: 3 } as const;

/** Every name of a place, in any language. */
const everyName = ({ name, names }: Place): string[] => [name, ...Object.values(names)];

/** Indices of lists of places by home country, each made at the first search; a list that changes is another one. */
const indices = new WeakMap<readonly Place[], Map<number | null, NameIndex<Place>>>();

function indexOf<P extends Place>(places: readonly P[], home: number | null): NameIndex<P> {
  const byHome = indices.get(places) ?? new Map<number | null, NameIndex<Place>>();
  indices.set(places, byHome);
  const known = byHome.get(home);
  if (known) return known as NameIndex<P>;
  const away = (place: Place) => (place.country === home ? 0 : 1);
  const made = indexNames(
    [...places].sort(
      (a, b) => away(a) - away(b) || TYPE_ORDER[a.type] - TYPE_ORDER[b.type] || (a.name < b.name ? -1 : 1),
    ),
    everyName,
  );
  byHome.set(home, made as NameIndex<Place>);
  return made;
}

/** Largest number of places found, unless a caller asks for another one. */
const MOST = 30;

/**
 * Places that match a query, or else resemble it, the best first: by how well a name matches, then places of the
 * `home` country, then islands before localities, archipelagos and countries.
 * @param places the same array at each letter, because its index is kept with it
 */
export const findPlaces = <P extends Place>(
  places: readonly P[],
  query: string,
  home: number | null,
  limit = MOST,
): Found<P> => findNames(indexOf(places, home), query, limit);

/** The places of `findPlaces` that match; none where they only resemble the query. */
export const searchPlaces = <P extends Place>(
  places: readonly P[],
  query: string,
  home: number | null,
  limit = MOST,
): P[] => (query.trim() === '' ? [] : searchNames(indexOf(places, home), query).slice(0, limit));

/**
 * The place whose full name a text gives, ignoring accents and the ʻeta; islands and the `home` country are
 * preferred.
 */
export function namedPlace<P extends Place>(
  places: readonly P[],
  text: string,
  home: number | null,
): P | undefined {
  const [best] = searchPlaces(places, text, home, 1);
  return best && everyName(best).some((name) => rank(text, name) === 0) ? best : undefined;
}
