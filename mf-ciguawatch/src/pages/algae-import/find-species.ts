import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { normalise } from '@ciguawatch/shared/domain/text/search';

/**
 * The species that a name means: in full, with the genus shortened (G. australes) where only one fits, or the genus
 * alone, which is its entry "sp.". Undefined when the list has none.
 */
export function findSpecies(text: string, species: readonly AlgaeSpecie[]): AlgaeSpecie | undefined {
  const wanted = normalise(text);
  const exact = species.find(({ as_name }) => normalise(as_name) === wanted);
  if (exact) return exact;
  if (!wanted.includes(' ')) return species.find(({ as_name }) => normalise(as_name) === `${wanted} sp`);
  const [genus = '', ...rest] = wanted.split(' ');
  if (rest.join(' ') === 'spp') return species.find(({ as_name }) => normalise(as_name) === `${genus} sp`);
  if (genus.length > 2) return undefined;
  const fitting = species.filter(({ as_name }) => {
    const [whole = '', ...own] = normalise(as_name).split(' ');
    return whole.startsWith(genus) && own.join(' ') === rest.join(' ');
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
