import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import {
  type Found,
  findNames,
  indexNames,
  type NameIndex,
} from '@ciguawatch/shared/domain/text/search/name-index';
import { findSpecies, specieLine } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
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
  fish.specie ? specieLine(fish.specie, readerLanguages()) : phenotypeText(fishName(fish));

/** Largest numbers of species and of groups found. */
const MOST = { species: 10, groups: 4 };

/** Index of a list of groups, made at the first search; a list that changes is another one. */
const groupIndices = new WeakMap<readonly Phenotype[], NameIndex<Phenotype>>();

function groupIndex(): NameIndex<Phenotype> {
  const all = collections.phenotype.all();
  const known = groupIndices.get(all);
  if (known) return known;
  const made = indexNames(
    all.filter(({ deleted }) => !deleted),
    ({ value, translation }) => [value, ...translation.map((name) => name.value)],
  );
  groupIndices.set(all, made);
  return made;
}

/**
 * Species and groups of which a name in any language matches the query; those that resemble it only where none matches.
 * A word that several species bear, as “grouper”, names the group first: who knows no more must not pick a species.
 */
export function findFish(query: string, most: number = MOST.species): Found<FoundFish> {
  const species = findSpecies(collections.specie.all(), query, most);
  const groups = findNames(groupIndex(), query, MOST.groups);
  const isGuess = species.isGuess && groups.isGuess;
  const ofSpecies = (species.isGuess === isGuess ? species.items : []).map(
    (specie): FoundFish => ({ kind: 'specie', id: specie.id, specie }),
  );
  const ofGroups = (groups.isGuess === isGuess ? groups.items : []).map(
    (phenotype): FoundFish => ({ kind: 'phenotype', id: phenotype.id, phenotype }),
  );
  const groupFirst = !isGuess && ofSpecies.length > 1;
  return { items: groupFirst ? [...ofGroups, ...ofSpecies] : [...ofSpecies, ...ofGroups], isGuess };
}
