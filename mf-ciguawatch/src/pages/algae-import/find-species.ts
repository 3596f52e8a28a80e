import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { editDistance } from '@ciguawatch/shared/domain/text/search/near';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

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
  const fitting = shortened(wanted, species);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The species that a name with a shortened genus may mean. @param wanted a normalised name */
function shortened(wanted: string, species: readonly AlgaeSpecie[]): AlgaeSpecie[] {
  const [genus = '', ...rest] = wanted.split(' ');
  if (genus.length > 2 || rest.length === 0) return [];
  return species.filter(({ as_name }) => {
    const [whole = '', ...own] = normalise(as_name).split(' ');
    return whole.startsWith(genus) && own.join(' ') === rest.join(' ');
  });
}

/** Slips of the finger that leave a name recognisable. */
const SLIPS = 3;
/** Species that are offered at once. */
const OFFERED = 3;

/**
 * Names of species that an unknown or ambiguous name may stand for, the nearest first: those that its shortened genus
 * fits, else those that a few letters away are written so, in full or shortened.
 */
export function likelySpecies(text: string, species: readonly AlgaeSpecie[]): string[] {
  const wanted = normalise(text);
  const fitting = shortened(wanted, species);
  if (fitting.length > 0) return fitting.slice(0, OFFERED).map(({ as_name }) => as_name);
  const [first = ''] = wanted;
  const near = species.flatMap(({ as_name }) => {
    const whole = normalise(as_name);
    const short = whole.replace(/^(\S)\S* /, '$1 ');
    // A shortened name says little: its genus must begin alike.
    const forms = whole.startsWith(first) ? [whole, short] : [whole];
    const slips = Math.min(...forms.map((form) => editDistance(wanted, form, SLIPS)));
    return slips > Math.min(SLIPS, Math.floor(wanted.length / 4)) ? [] : [{ as_name, slips }];
  });
  near.sort((a, b) => a.slips - b.slips);
  return near.slice(0, OFFERED).map(({ as_name }) => as_name);
}
