import type { Languages } from '@ciguawatch/shared/domain/text/fallback';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { type NamedSpecie, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Sort } from './choice';

/**
 * Sorts species by one of their names, normalised as in searches; those without that name come last.
 * @param list sorted in place
 * @param languages of the reader, nearest first
 */
export function sortSpecies<S extends NamedSpecie>(list: S[], sort: Sort, languages: Languages): void {
  const key = (specie: S): string => {
    const { local, common, scientific } = specieNames(specie, languages);
    return normalise({ local: local[0]?.value, common, scientific }[sort] ?? '');
  };
  const keys = new Map(list.map((specie) => [specie, key(specie)]));
  const of = (specie: S) => keys.get(specie) || '\uffff';
  list.sort((a, b) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0));
}
