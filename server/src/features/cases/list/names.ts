import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { currentSpeciesOf } from '@ciguawatch/shared/domain/species/current-species';
import { type Languages, languageChain, shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { everyName, specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Store } from '../../../db/store';
import { latestVersions } from '../../../http/response-cache/latest-versions';
import { readPhenotypes, readSpecies } from '../../fishbase/read';
import type { PlaceIndex } from '../../locations/place-index';

/** Names as the list needs them: sorted in a language, and found by word. */
export interface ListNames {
  /** Ids in order of their names in a language; 0 (unknown) comes first. */
  order(of: 'case_island' | 'specie_id', language: string): readonly number[];
  /** Islands and species with a name, in any language, that has a word beginning so. */
  named(word: string): { islands: number[]; species: number[] };
  /** The species that these ids lead to: a saved view or a link may name one that was replaced. */
  currentSpecies(ids: readonly number[]): readonly number[];
  /** Species of the given groups. */
  speciesOf(phenotypes: readonly number[]): number[];
  places: PlaceIndex;
  /** A language and its fallbacks. */
  languagesOf(language: string): Languages;
  /** Name of a place in a language; null when there is no such place. */
  placeName(id: number, language: string): string | null;
  countryName(id: number, language: string): string | null;
  species: ReadonlyMap<number, Specie>;
  phenotypes: ReadonlyMap<number, Phenotype>;
}

interface Named {
  id: number;
  name: string;
  names: Record<string, string>;
}

/** Fallback language by code. */
type Behind = ReadonlyMap<string, string | null>;

/** Cache of all names, reloaded when one has changed. */
export class Names {
  #version = '';
  #names: ListNames | null = null;

  constructor(private readonly store: Store) {}

  async current(places: PlaceIndex): Promise<ListNames> {
    const { location, specie, phenotype } = await latestVersions(this.store).current();
    const languages = await this.store.read.selectFrom('language').select(['code', 'fallback']).execute();
    const version = `${location} ${specie} ${phenotype} ${JSON.stringify(languages)}`;
    if (!this.#names || this.#version !== version || this.#names.places !== places) {
      const behind = new Map(languages.map(({ code, fallback }) => [code, fallback]));
      this.#names = await readNames(this.store, places, behind);
      this.#version = version;
    }
    return this.#names;
  }
}

async function readNames(store: Store, places: PlaceIndex, behind: Behind): Promise<ListNames> {
  const languagesOf = (language: string) => languageChain(language, (code) => behind.get(code));
  const [located, countries, species, phenotypes] = await Promise.all([
    store.read.selectFrom('location').select(['id', 'name', 'names']).execute(),
    store.read.selectFrom('country').select(['id', 'iso2 as name', 'names']).execute(),
    readSpecies(store),
    readPhenotypes(store),
  ]);
  const byPlace = new Map((located as Named[]).map((one) => [one.id, one]));
  const byCountry = new Map((countries as Named[]).map((one) => [one.id, one]));
  const islands = [...byPlace.values()].filter(({ id }) => places.get(id)?.type === 'I');
  const byId = new Map(species.map((one) => [one.id, one]));
  const orders = new Map<string, readonly number[]>();
  const words = (texts: readonly string[]) => texts.flatMap((text) => normalise(text).split(' '));
  const islandWords = islands.map((one) => ({
    id: one.id,
    words: words([one.name, ...Object.values(one.names)]),
  }));
  const specieWords = species.map((one) => ({ id: one.id, words: words(everyName(one)) }));
  const begins = (list: typeof islandWords, word: string) =>
    list.filter((one) => one.words.some((other) => other.startsWith(word))).map(({ id }) => id);
  return {
    order(of, language) {
      const key = `${of} ${language}`;
      const made = orders.get(key);
      if (made) return made;
      const languages = languagesOf(language);
      const named =
        of === 'case_island'
          ? islands.map((one) => ({ id: one.id, name: placeName(one, languages) }))
          : species.map((one) => ({ id: one.id, name: specieLabel(one, languages) }));
      const ids = [0, ...sorted(named, language)];
      orders.set(key, ids);
      return ids;
    },
    named: (word) => ({ islands: begins(islandWords, word), species: begins(specieWords, word) }),
    currentSpecies: (ids) => currentSpeciesOf(ids, (id) => byId.get(id)),
    speciesOf: (wanted) =>
      species
        .filter((one) => one.phenotype_id !== null && wanted.includes(one.phenotype_id))
        .map(({ id }) => id),
    places,
    languagesOf,
    placeName: (id, language) => {
      const place = byPlace.get(id);
      return place ? placeName(place, languagesOf(language)) : null;
    },
    countryName: (id, language) => {
      const country = byCountry.get(id);
      if (!country) return null;
      const names = languagesOf(language).map((code) => country.names[shortLanguage(code)]);
      return names.find(Boolean) ?? country.name;
    },
    species: byId,
    phenotypes: new Map(phenotypes.map((one) => [one.id, one])),
  };
}

/** In the order of names; ids break ties. */
function sorted(named: { id: number; name: string }[], language: string): number[] {
  const order = nameOrder(shortLanguage(language));
  return named.toSorted((a, b) => order(a.name, b.name) || a.id - b.id).map(({ id }) => id);
}
