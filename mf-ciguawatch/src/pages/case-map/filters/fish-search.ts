import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { rank } from '@ciguawatch/shared/domain/text/search/search';
import {
  phenotypeLabel,
  searchSpecies,
  specieLine,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { phenotypeName, specieName } from '../../../places/names';

/** A search result: a species or a whole phenotype. */
export interface FoundFish extends FishChoice {
  specie?: Specie;
  phenotype?: Phenotype;
}

/** Key of a fish among species and phenotypes, whose ids may be equal. */
export const fishKey = ({ kind, id }: FishChoice): string => `${kind} ${id}`;

/** Name in the language of the interface. */
export const fishName = ({ kind, id }: FishChoice): string =>
  kind === 'specie' ? specieName(id) : phenotypeName(id);

/** All names of a species on one line, for a list of suggestions; of a group its name alone. */
export const fishLine = (fish: FoundFish, phenotypeText: (name: string) => string): string =>
  fish.specie ? specieLine(fish.specie, language.code) : phenotypeText(fishName(fish));

/** At most 4 groups, then at most 10 species whose name in any language matches the query. */
export function searchFish(query: string): FoundFish[] {
  if (query.trim() === '') return [];
  const phenotypes = collections.phenotype
    .all()
    .filter(
      (phenotype) =>
        !phenotype.deleted &&
        [
          phenotypeLabel(phenotype, language.code),
          phenotype.value,
          ...phenotype.translation.map(({ value }) => value),
        ].some((name) => rank(query, name) !== null),
    )
    .slice(0, 4);
  return [
    ...phenotypes.map((phenotype): FoundFish => ({ kind: 'phenotype', id: phenotype.id, phenotype })),
    ...searchSpecies(
      collections.specie.all().filter(({ deleted }) => !deleted),
      query,
      10,
    ).map((specie): FoundFish => ({ kind: 'specie', id: specie.id, specie })),
  ];
}
