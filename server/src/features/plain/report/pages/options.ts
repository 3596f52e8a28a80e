import { chainOf, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieNames,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { attributeIf, type Html, html } from '../../frame/html';
import type { Words } from '../../frame/words';
import { GROUP_PREFIX, NO_NAME } from '../form-values';

/** One line of a list: value and label. */
export type Option = readonly [value: string, words: string];

/** Options of a list, with the chosen one selected. */
export const optionsOf = (options: readonly Option[], chosen: string): Html =>
  html`${options.map(([value, words]) => html`<option value="${value}"${attributeIf(value === chosen, 'selected')}>${words}</option>`)}`;

const optionGroup = (label: string, inside: Html): Html =>
  html`<optgroup label="${label}">${inside}</optgroup>`;

const orderIn = ({ language }: Words) => nameOrder(shortLanguage(language));

/** Countries sorted by name. */
export function countries(words: Words): Place[] {
  const compare = orderIn(words);
  const all = [...words.lists.places.values()].filter(({ type }) => type === 'C');
  return all.sort((a, b) => compare(placeName(a, words.languages), placeName(b, words.languages)));
}

/**
 * Islands of a country by archipelago, each with "island not known", and the country itself.
 * @param country country id
 * @param chosen id of a place as it was sent
 */
export function placeOptions(country: number, chosen: string, words: Words): Html {
  const { lists, languages, p } = words;
  const compare = orderIn(words);
  const name = (place: Place) => placeName(place, languages);
  const placesOfCountry = [...lists.places.values()].filter((place) => place.country === country);
  const islands = placesOfCountry
    .filter(({ type }) => type === 'I')
    .sort((a, b) => compare(name(a), name(b)));
  const archipelagoOf = (place: Place) =>
    chainOf(place, (id) => lists.places.get(id)).find(({ type }) => type === 'A')?.id ?? null;
  const land = placesOfCountry.find(({ type }) => type === 'C');
  const lines = (of: number | null): Option[] =>
    islands
      .filter((island) => archipelagoOf(island) === of)
      .map((island) => [String(island.id), name(island)]);
  const archipelagos = placesOfCountry
    .filter(({ type }) => type === 'A')
    .sort((a, b) => compare(name(a), name(b)));
  const chosenPlace = lists.places.get(Number(chosen));
  // A chosen place that the list lacks, for instance a locality, is added so that it stays chosen.
  const isAdded = chosenPlace && (chosenPlace.country !== country || chosenPlace.type === 'L');
  return html`${isAdded && optionsOf([[chosen, name(chosenPlace)]], chosen)}${archipelagos.map((one) =>
    optionGroup(
      name(one),
      optionsOf([...lines(one.id), [String(one.id), p('plain.unknownIsland', { place: name(one) })]], chosen),
    ),
  )}${optionsOf(lines(null), chosen)}${
    land && optionsOf([[String(land.id), p('plain.unknownArchipelago', { place: name(land) })]], chosen)
  }`;
}

/** Islands of a country by archipelago, where a place must be an island. */
export function islandOptions(country: number, chosen: string, words: Words): Html {
  const { lists, languages } = words;
  const compare = orderIn(words);
  const islands = [...lists.places.values()]
    .filter((place) => place.country === country && place.type === 'I')
    .map((place) => ({
      option: [String(place.id), placeName(place, languages)] as Option,
      group: chainOf(place, (id) => lists.places.get(id)).find(({ type }) => type === 'A'),
    }))
    .sort((a, b) => compare(a.option[1], b.option[1]));
  const groups = [...new Set(islands.map(({ group }) => group))];
  const name = (group: Place | undefined) => (group ? placeName(group, languages) : '');
  return html`${groups
    .sort((a, b) => compare(name(a), name(b)))
    .map((group) => {
      const options = islands.filter((one) => one.group === group).map(({ option }) => option);
      return group ? optionGroup(name(group), optionsOf(options, chosen)) : optionsOf(options, chosen);
    })}`;
}

/** Species by group, each group with "not more precisely". */
export function fishOptions(chosen: string, words: Words): Html {
  const { lists, languages, p } = words;
  const compare = orderIn(words);
  const listedSpecies = [...lists.species.values()].filter(
    ({ id, deleted }) => !deleted || String(id) === chosen,
  );
  const lines = (phenotype: number | null): Option[] =>
    listedSpecies
      .filter((specie) => specie.phenotype_id === phenotype)
      .map(({ id, ...specie }): Option => {
        const { common, local, scientific } = specieNames(specie, languages);
        return [String(id), [common ?? scientific, local[0]?.value].filter(Boolean).join(', ')];
      })
      .sort(([, a], [, b]) => compare(a, b));
  return html`${listedGroups(words).map((one) => {
    const label = phenotypeLabel(one, languages);
    const whole: Option = [`${GROUP_PREFIX}${one.id}`, p('plain.groupOnly', { group: label })];
    return optionGroup(label, optionsOf([whole, ...lines(one.id)], chosen));
  })}${optionsOf(lines(null), chosen)}`;
}

const listedGroups = ({ lists }: Words) => [...lists.phenotypes.values()].filter((one) => !one.deleted);

/** The fish to choose from, and "I do not know its name". */
export function productOptions(chosen: string, words: Words): Html {
  const { lists, t } = words;
  const isListed =
    chosen === '' ||
    chosen === NO_NAME ||
    lists.species.has(Number(chosen)) ||
    listedGroups(words).some(({ id }) => chosen === `${GROUP_PREFIX}${id}`);
  return html`${optionsOf([[NO_NAME, t('report.unknownName')]], chosen)}${
    !isListed && optionsOf([[chosen, NAME_TO_COME]], chosen)
  }${fishOptions(chosen, words)}`;
}
