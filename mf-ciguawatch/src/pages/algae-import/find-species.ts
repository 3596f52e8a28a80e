import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { editDistance } from '@ciguawatch/shared/domain/text/search/near';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

/**
 * Species that a name means: in full, with an abbreviated genus (G. australes) if only one fits, or a genus
 * alone, which means its entry "sp.". Undefined when none fits.
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

/**
 * Species that a name with an abbreviated genus may mean.
 * @param wanted a normalised name
 */
function shortened(wanted: string, species: readonly AlgaeSpecie[]): AlgaeSpecie[] {
  const [genus = '', ...rest] = wanted.split(' ');
  if (genus.length > 2 || rest.length === 0) return [];
  return species.filter(({ as_name }) => {
    const [whole = '', ...own] = normalise(as_name).split(' ');
    return whole.startsWith(genus) && own.join(' ') === rest.join(' ');
  });
}

/** Largest number of typing errors in a name that is still recognised. */
const SLIPS = 3;
/** Largest number of species suggested. */
const OFFERED = 3;

/**
 * Species suggested for an unknown or ambiguous name, nearest first: those that fit its abbreviated genus, or
 * else those that differ by a few letters.
 */
export function likelySpecies(text: string, species: readonly AlgaeSpecie[]): string[] {
  const wanted = normalise(text);
  const fitting = shortened(wanted, species);
  if (fitting.length > 0) return fitting.slice(0, OFFERED).map(({ as_name }) => as_name);
  const [first = ''] = wanted;
  const near = species.flatMap(({ as_name }) => {
    const whole = normalise(as_name);
    const short = whole.replace(/^(\S)\S* /, '$1 ');
    // The abbreviated form is compared only if the genus has the same initial, because so few letters match too
    // easily.
    const forms = whole.startsWith(first) ? [whole, short] : [whole];
    const slips = Math.min(...forms.map((form) => editDistance(wanted, form, SLIPS)));
    return slips > Math.min(SLIPS, Math.floor(wanted.length / 4)) ? [] : [{ as_name, slips }];
  });
  near.sort((a, b) => a.slips - b.slips);
  return near.slice(0, OFFERED).map(({ as_name }) => as_name);
}
