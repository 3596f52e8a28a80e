import type { PairContext } from './pair-case';

/** How many reports name each id. */
type Counts = readonly (readonly [id: number, reports: number])[];

/**
 * Reports that an average product or island is credited with before any is counted, so that a country with
 * few reports does not take its first fish for the only one there is.
 */
const CREDIT = 20;
/** Share that is assumed as long as nothing is counted: a species, a group, an island among some. */
const SPECIE = 0.04;
const PHENOTYPE = 0.1;
const ISLAND = 0.08;
/** What nobody reports is not taken for rarer than this. */
const LEAST = 0.004;

function sharesOf(counts: Counts, assumed: number): (id: number) => number {
  const total = counts.reduce((sum, [, reports]) => sum + reports, 0);
  const known = new Map(counts);
  return (id) => Math.max(LEAST, ((known.get(id) ?? 0) + CREDIT * assumed) / (total + CREDIT));
}

/** What the counts of a country's reports say of how much an agreement is worth. */
export function pairContext(counts: {
  species: Counts;
  phenotypes: Counts;
  islands: Counts;
  groupOf: (specie: number) => number | null;
}): PairContext {
  const islandShare = sharesOf(counts.islands, ISLAND);
  const total = counts.islands.reduce((sum, [, reports]) => sum + reports, 0);
  const seen = counts.islands.reduce((sum, [id]) => sum + islandShare(id) ** 2, 0);
  return {
    specieShare: sharesOf(counts.species, SPECIE),
    phenotypeShare: sharesOf(counts.phenotypes, PHENOTYPE),
    islandShare,
    islandsAlike: (seen * total + ISLAND * CREDIT) / (total + CREDIT),
    groupOf: counts.groupOf,
  };
}
