import { currentSpecies } from '@ciguawatch/shared/domain/species/current-species';
import type { FishChoice, PhenotypeOf } from '@ciguawatch/shared/domain/statistics/risk-parts';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieLabel,
} from '@ciguawatch/shared/domain/text/search/species-names';
import type { Lists } from '../../frame/lists';
import type { Words } from '../../frame/words';
import { GROUP_PREFIX } from '../../report/form-values';

/** Value of a fish in the form and in addresses: `5` is a species, `g4` a group. */
export const fishValue = ({ kind, id }: FishChoice): string =>
  kind === 'specie' ? String(id) : `${GROUP_PREFIX}${id}`;

/** The fish of such a value, of a replaced species the one that replaced it; null where the portal has none. */
export function fishOf(value: string | undefined, { species, phenotypes }: Lists): FishChoice | null {
  const [, group, digits] = /^(g?)([1-9]\d{0,8})$/.exec(value ?? '') ?? [];
  if (digits === undefined) return null;
  const kind = group === GROUP_PREFIX ? 'phenotype' : 'specie';
  const id = kind === 'specie' ? currentSpecies(Number(digits), (one) => species.get(one)) : Number(digits);
  const known = (kind === 'specie' ? species : phenotypes).get(id);
  return known && !known.deleted ? { kind, id } : null;
}

/** Name of a fish in the language of the page. */
export function fishName({ kind, id }: FishChoice, { lists, languages }: Words): string {
  const specie = kind === 'specie' ? lists.species.get(id) : undefined;
  if (specie) return specieLabel(specie, languages);
  const phenotype = kind === 'phenotype' ? lists.phenotypes.get(id) : undefined;
  return phenotype ? phenotypeLabel(phenotype, languages) : NAME_TO_COME;
}

/** The chosen group, or that of the chosen species, with all its species; null for a species without one. */
export function groupOf(fish: FishChoice, { species }: Lists): PhenotypeOf | null {
  const id = fish.kind === 'specie' ? species.get(fish.id)?.phenotype_id : fish.id;
  if (!id) return null;
  const members = [...species.values()].filter((one) => one.phenotype_id === id);
  return { id, species: members.map((one) => one.id) };
}
