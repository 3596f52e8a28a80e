import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { editDistance } from '@ciguawatch/shared/domain/text/search/near';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

/**
 * Species that a name means: in full, with an abbreviated genus (G. australes) if only one fits, or a genus
 * alone, which means its entry "sp.". Undefined when none fits.
 */
function findSpecies(text: string, species: readonly AlgaeSpecie[]): AlgaeSpecie | undefined {
  const wanted = normalise(text);
  const exact = species.find(({ as_name }) => normalise(as_name) === wanted);
  if (exact) return exact;
  if (!wanted.includes(' ')) return species.find(({ as_name }) => normalise(as_name) === `${wanted} sp`);
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

/** Words by which an analyst says that a name is not sure, or not that of a described species. */
const QUALIFIERS = /^(cf|aff|nr|spp?|type|complex|group|groupe|agg|nov|ind|indet)$/;

/** A microalga as a file names it. */
export interface Taxon {
  /** id of the species, or of its genus where the name is qualified */
  id: number;
  /** the whole name, where it says more than that of the list; undefined otherwise */
  identification: string | undefined;
}

/**
 * Microalga that a name means. A qualifier is never dropped: "Gambierdiscus cf. polynesiensis" and "Gambierdiscus sp. 4"
 * are of the genus alone, and the name is kept as it was written. Undefined when nothing fits.
 */
export function readTaxon(text: string, species: readonly AlgaeSpecie[]): Taxon | undefined {
  const words = normalise(text).split(' ');
  const isPlain = words.length < 2 || (words.length === 2 && words[1] === 'sp');
  const isQualified =
    text.includes('?') || (!isPlain && words.slice(1).some((word) => QUALIFIERS.test(word)));
  const found = isQualified ? genusOf(words[0] ?? '', species) : findSpecies(text, species);
  return found && { id: found.id, identification: isQualified ? text.trim() : undefined };
}

/** The entry "sp." of a genus, given in full or abbreviated, where only one fits. */
function genusOf(genus: string, species: readonly AlgaeSpecie[]): AlgaeSpecie | undefined {
  const fitting = species.filter(({ as_name }) => {
    const [whole = '', ...rest] = normalise(as_name).split(' ');
    return rest.join(' ') === 'sp' && (whole === genus || (genus.length <= 2 && whole.startsWith(genus)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
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
  // A proposal would drop the qualifier.
  if (text.includes('?') || wanted.split(' ').some((word) => QUALIFIERS.test(word))) return [];
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
