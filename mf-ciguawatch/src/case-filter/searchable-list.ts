import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { findPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { placeLine } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { rank } from '@ciguawatch/shared/domain/text/search/search';
import { findSpecies, phenotypeLabel, specieLine } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { currentSpecie, locationName, phenotypeName, specieName } from '../places/names';
import { lists } from '../report/report-lists';
import { colleagues } from '../thread/colleagues';

/**
 * A list too long for checkboxes, searched by name. Call it inside observers, because names change with the
 * language.
 */
export interface SearchableList {
  /** ids that match a query, best match first */
  search: (query: string) => number[];
  /** the name with what distinguishes it from others of that name, such as the island's country */
  line: (id: number) => string;
  name: (id: number) => string;
}

/** Largest number of suggestions. */
const MOST = 12;

/** Places of one type: C country, A archipelago, I island, L locality. */
export const placesOf = (type: 'C' | 'A' | 'I' | 'L'): SearchableList => ({
  search: (query) =>
    findPlaces(
      lists.places.filter((place) => place.type === type),
      query,
      null,
      MOST,
    ).items.map(({ id }) => id),
  line: (id) => {
    const place = lists.place(id);
    return place ? placeLine(place, lists.place, readerLanguages()) : locationName(id);
  },
  name: locationName,
});

/** Places of any type. */
export const PLACES: SearchableList = {
  ...placesOf('I'),
  search: (query) => findPlaces(lists.places, query, null, MOST).items.map(({ id }) => id),
};

/** Countries by country number, which cases store, and not by the id of the country's place. */
export const COUNTRIES: SearchableList = {
  search: (query) =>
    findPlaces(
      lists.places.filter(({ type }) => type === 'C'),
      query,
      null,
      MOST,
    ).items.map(({ country }) => country),
  line: (id) => COUNTRIES.name(id),
  name: (id) => {
    const place = lists.places.find((one) => one.type === 'C' && one.country === id);
    return place ? placeName(place, readerLanguages()) : String(id);
  },
};

/** Species by id; the filter by a replaced one finds, and is named as, the species that replaced it. */
export const SPECIES: SearchableList = {
  search: (query) => findSpecies(lists.searchedSpecies, query, MOST).items.map(({ id }) => id),
  line: (id) => {
    const specie = lists.specie(currentSpecie(id));
    return specie ? specieLine(specie, readerLanguages()) : specieName(id);
  },
  name: (id) => specieName(currentSpecie(id)),
};

/** Groups by id. */
export const PHENOTYPES: SearchableList = {
  search: (query) =>
    lists.phenotypes
      .filter((one) => rank(query, phenotypeLabel(one, readerLanguages())) !== null)
      .slice(0, MOST)
      .map(({ id }) => id),
  line: phenotypeName,
  name: phenotypeName,
};

/** Editors of a common country by id. */
export const EDITORS: SearchableList = {
  search: (query) =>
    colleagues.all
      .filter(({ name }) => rank(query, name) !== null)
      .slice(0, MOST)
      .map(({ id }) => id),
  line: colleagues.name,
  name: colleagues.name,
};
