import type { PairContext } from './pair-case';

/** Number of reports by id of a species, group or island. */
type Counts = readonly (readonly [id: number, reports: number])[];

/**
 * Reports credited in advance with average shares, so that in a country with few reports the first fish
 * does not get a share of 1.
 */
const CREDITED_REPORTS = 20;
/** Shares assumed before anything is counted. */
const ASSUMED_SPECIES_SHARE = 0.04;
const ASSUMED_GROUP_SHARE = 0.1;
const ASSUMED_ISLAND_SHARE = 0.08;
/** Lower limit of a share, for what was never reported. */
const MIN_SHARE = 0.004;

function sharesOf(counts: Counts, assumed: number): (id: number) => number {
  const total = counts.reduce((sum, [, reports]) => sum + reports, 0);
  const known = new Map(counts);
  return (id) =>
    Math.max(MIN_SHARE, ((known.get(id) ?? 0) + CREDITED_REPORTS * assumed) / (total + CREDITED_REPORTS));
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
  const islandShare = sharesOf(counts.islands, ASSUMED_ISLAND_SHARE);
  const total = counts.islands.reduce((sum, [, reports]) => sum + reports, 0);
  const seen = counts.islands.reduce((sum, [id]) => sum + islandShare(id) ** 2, 0);
  return {
    specieShare: sharesOf(counts.species, ASSUMED_SPECIES_SHARE),
    phenotypeShare: sharesOf(counts.phenotypes, ASSUMED_GROUP_SHARE),
    islandShare,
    islandsAlike: (seen * total + ASSUMED_ISLAND_SHARE * CREDITED_REPORTS) / (total + CREDITED_REPORTS),
    groupOf: counts.groupOf,
  };
}
