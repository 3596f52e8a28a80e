import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { indexNames, nearNames, searchNames } from '@ciguawatch/shared/domain/text/search/name-index';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { everyName } from '@ciguawatch/shared/domain/text/search/species-names';

/** A species or a group. */
type Fish = { specie_id: number } | { phenotype_id: number };

/** Most fish proposed for a name. */
const OFFERED = 5;

const plain = (text: string): string => normalise(text).replaceAll(' ', '');
/** Names of a group, also one by one and in the singular: "Mérous et loches". */
const groupNames = ({ value, translation }: Phenotype): string[] =>
  [value, ...translation.map((one) => one.value)]
    .flatMap((name) => [name, ...name.split(/\/| et | and /)])
    .flatMap((name) => [name, name.trim().replace(/s$/, '')]);

/** Species and groups by all their names in all languages, prepared once for all lines of a file. */
export class FishNames {
  readonly #species: ReturnType<typeof indexNames<Specie>>;
  readonly #byName = new Map<string, Fish[]>();

  constructor(
    readonly species: readonly Specie[],
    readonly phenotypes: readonly Phenotype[],
  ) {
    this.#species = indexNames(species, everyName);
    const add = (name: string, fish: Fish) => {
      const key = plain(name);
      if (key !== '') this.#byName.set(key, [...(this.#byName.get(key) ?? []), fish]);
    };
    for (const one of species)
      for (const name of new Set(everyName(one).map(plain))) add(name, { specie_id: one.id });
    for (const one of phenotypes)
      for (const name of new Set(groupNames(one).map(plain))) add(name, { phenotype_id: one.id });
  }

  /** The fish that a name means alone, in any language; else those that it may mean. */
  find(text: string): { fish: Fish } | { likely: readonly Fish[] } {
    const exact = this.#byName.get(plain(text)) ?? [];
    const species = exact.filter((one) => 'specie_id' in one);
    const [only] = species;
    if (exact.length === 1) return { fish: exact[0] as Fish };
    // A group carries the local names of its species as examples: one species of this name is the one meant.
    if (only && species.length === 1 && exact.every((one) => this.#isOf(only.specie_id, one)))
      return { fish: only };
    // A local name of one species may also stand for its group; which is meant is asked.
    if (exact.length > 0)
      return { likely: [...species, ...exact.filter((one) => !('specie_id' in one))].slice(0, OFFERED) };
    const found = [...searchNames(this.#species, text), ...nearNames(this.#species, text, OFFERED)];
    return { likely: [...new Set(found)].slice(0, OFFERED).map(({ id }) => ({ specie_id: id })) };
  }

  /** Whether a fish is this species or its group. */
  #isOf(specie: number, fish: Fish): boolean {
    if ('specie_id' in fish) return fish.specie_id === specie;
    return this.species.find(({ id }) => id === specie)?.phenotype_id === fish.phenotype_id;
  }
}
