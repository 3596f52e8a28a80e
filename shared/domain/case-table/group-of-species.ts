import type { CaseTable } from './engine-table';

/** A species and the group it belongs to. */
interface SpeciesWithGroup {
  id: number;
  phenotype_id: number | null;
}

/**
 * Fills in the group of reports that name only a species, so that they match a filter by group as well. A
 * group that the report names itself is kept.
 * @returns a function that fills the rows from `from` up to, not including, `to`
 */
export function groupFiller(
  species: readonly SpeciesWithGroup[],
): (table: Pick<CaseTable, 'specie' | 'phenotype'>, from: number, to: number) => void {
  const groups = new Int32Array(species.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  for (const { id, phenotype_id } of species) groups[id] = phenotype_id ?? 0;
  return ({ specie, phenotype }, from, to) => {
    for (let row = from; row < to; row += 1)
      if (phenotype[row] === 0) phenotype[row] = groups[specie[row] as number] ?? 0;
  };
}

/**
 * The group of one report: the one it names, else that of its species.
 * @param of looks up the group of a species; null where it has none
 */
export const groupOfReport = (
  { specie_id, phenotype_id }: { specie_id: number | null; phenotype_id: number | null },
  of: (specie: number) => number | null | undefined,
): number | null => phenotype_id ?? (specie_id === null ? null : (of(specie_id) ?? null));
