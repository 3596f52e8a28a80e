import type { CaseTable } from '../case-table/engine-table';

/** A fish as a report names it: by species, or only by group. */
export interface FishChoice {
  kind: 'specie' | 'phenotype';
  id: number;
}

/** A group (phenotype) with its species. A report may name the group, a species of it, or both. */
export interface PhenotypeOf {
  id: number;
  species: readonly number[];
}

/** What a report names, relative to the fish of the risk page: that fish, its group only, no fish, or another one. */
export type RiskPart = 'fish' | 'group' | 'unnamed' | 'other';

/** Reports of an island by part. Each report is in exactly one part, so the numbers add up to the island's total. */
export type RiskParts = Record<RiskPart, number>;

/**
 * Returns the function that sorts a report into its part. A report belongs to a group when it names the group or
 * one of its species; where the chosen fish is itself a group, such a report is of the fish.
 * @param phenotype group of the chosen species, or the chosen group; null for a species without a group
 */
export function partOf(
  table: Pick<CaseTable, 'specie' | 'phenotype'>,
  fish: FishChoice,
  phenotype: PhenotypeOf | null,
): (row: number) => RiskPart {
  const group = phenotype?.id ?? (fish.kind === 'phenotype' ? fish.id : null);
  const species = new Set(phenotype?.species);
  const ofGroup = (row: number) => table.phenotype[row] === group || species.has(table.specie[row] as number);
  const named = fish.kind === 'specie' ? (row: number) => table.specie[row] === fish.id : ofGroup;
  return (row) => {
    if (named(row)) return 'fish';
    if (ofGroup(row)) return 'group';
    return table.specie[row] === 0 && table.phenotype[row] === 0 ? 'unnamed' : 'other';
  };
}
