import type { PairContext } from './pair-case';

/** Number of reports by id of a species, group or island. */
type Counts = readonly (readonly [id: number, reports: number])[];

/**
 * Reports credited in advance with average shares, so that in a country with few reports the first fish
 * does not get a share of 1.
 */
const CREDIT = 20;
/** Shares assumed before anything is counted. */
const SPECIE = 0.04;
const PHENOTYPE = 0.1;
const ISLAND = 0.08;
/** Lower limit of a share, for what was never reported. */
const LEAST = 0.004;

function sharesOf(counts: Counts, assumed: number): (id: number) => number {
  const total = counts.reduce((sum, [, reports]) => sum + reports, 0);
  const known = new Map(counts);
  return (id) => Math.max(LEAST, ((known.get(id) ?? 0) + CREDIT * assumed) / (total + CREDIT));
}

/**
 * Frequencies computed from the counts of a country's reports, which decide how much an agreement weighs.
 */
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
