import type { Dhis2Metadata } from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import type { Place, PlaceIndex } from '../locations/place-index';
import { uid } from './uid';

/** Day before every meal that a source holds; DHIS2 refuses figures of earlier months. */
const OPENING_DATE = '1900-01-01';
const SHORT_NAME = 50;

/** Identifier of a place in DHIS2. @param id location id */
export const unitOf = (id: number): string => uid('organisationUnit', id);

/** Countries, archipelagos and islands become organisation units; villages are too small for public figures. */
const isUnit = ({ type }: Place) => type !== 'L';

/**
 * Organisation units of a country, parents first, as DHIS2 requires.
 * @param parent organisation unit that the country goes below; left out, the country is a top of its own
 */
export function organisationUnits(
  places: PlaceIndex,
  country: number,
  parent?: string,
): Dhis2Metadata['organisationUnits'] {
  return [...places.all()]
    .filter((place) => place.country === country && isUnit(place))
    .map((place) => ({ place, path: places.path(place.id) }))
    .sort((a, b) => a.path.length - b.path.length || a.place.id - b.place.id)
    .map(({ place, path: [, above] }) => {
      const holder = above ? unitOf(above.id) : parent;
      return {
        id: unitOf(place.id),
        name: place.name,
        shortName: [...place.name].slice(0, SHORT_NAME).join(''),
        code: `CIG_L${place.id}`,
        openingDate: OPENING_DATE,
        ...(holder && { parent: { id: holder } }),
        ...(place.center && { geometry: { type: 'Point' as const, coordinates: place.center } }),
      };
    });
}
