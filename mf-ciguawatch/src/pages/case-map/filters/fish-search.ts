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

/** A fish as it is found: a species, or a whole phenotype. */
export interface FoundFish extends FishChoice {
  specie?: Specie;
  phenotype?: Phenotype;
}

export const fishKey = ({ kind, id }: FishChoice): string => `${kind} ${id}`;

/** Name in the language of the interface. */
export const fishName = ({ kind, id }: FishChoice): string =>
  kind === 'specie' ? specieName(id) : phenotypeName(id);

/** All names on one line, for a list of proposals. */
export const fishLine = (fish: FoundFish, phenotypeText: (name: string) => string): string =>
  fish.specie ? specieLine(fish.specie, language.code) : phenotypeText(fishName(fish));

/** Groups, then species, that answer a query in any language. */
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
