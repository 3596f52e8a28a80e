import type { CaseTable } from './engine-table';

/** A species as far as its group is concerned. */
interface GroupedSpecie {
  id: number;
  phenotype_id: number | null;
}

/**
 * What gives reports that name only a species the group of that species: they are reports of the group too,
 * as the filter by group has it. The group a report names itself stands.
 * @returns a function that does so for the rows from one to before another
 */
export function groupFiller(
  species: readonly GroupedSpecie[],
): (table: Pick<CaseTable, 'specie' | 'phenotype'>, from: number, to: number) => void {
  const groups = new Int32Array(species.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  for (const { id, phenotype_id } of species) groups[id] = phenotype_id ?? 0;
  return ({ specie, phenotype }, from, to) => {
    for (let row = from; row < to; row += 1)
      if (phenotype[row] === 0) phenotype[row] = groups[specie[row] as number] ?? 0;
  };
}

/**
 * The same for one report: the group it names itself, or that of its species.
 * @param of group of a species; nothing where there is none
 */
export const groupOfReport = (
  { specie_id, phenotype_id }: { specie_id: number | null; phenotype_id: number | null },
  of: (specie: number) => number | null | undefined,
): number | null => phenotype_id ?? (specie_id === null ? null : (of(specie_id) ?? null));
