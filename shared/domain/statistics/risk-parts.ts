import type { CaseTable } from '../case-table/engine-table';

/** A fish as it is reported: a species, or only its group. */
export interface FishChoice {
  kind: 'specie' | 'phenotype';
  id: number;
}

/** A group of fish with all its species: reports name one, the other, or both. */
export interface PhenotypeOf {
  id: number;
  species: readonly number[];
}

/** What a report names, seen from the fish asked for. */
export type RiskPart = 'fish' | 'group' | 'unnamed' | 'other';

/** Reports of an island by what they name: every report is in one part only, so they add up. */
export type RiskParts = Record<RiskPart, number>;

/**
 * What tells in which part a report is. A report is of a group when it names the group or a species of
 * it; of a fish that is a group when it is of the group; nameless when it names neither.
 * @param phenotype the group of the species asked, or the group asked; null when the species has none
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
