import {
  PUBLIC_COLUMNS,
  type PublicCaseRow,
  type PublicColumn,
} from '@ciguawatch/shared/domain/case-table/case-columns';
import { groupOfReport } from '@ciguawatch/shared/domain/case-table/group-of-species';
import type { Cell } from '@ciguawatch/shared/domain/text/files/csv';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { Table } from '@ciguawatch/shared/ui/charts/table-file';
import { countryName, locationName, phenotypeName, specieName } from '../../places/names';

/** Id columns, and how to find the name for their id. */
const NAME_OF_ID: { [Column in PublicColumn]?: (id: number) => string } = {
  case_country: countryName,
  case_archi: locationName,
  case_island: locationName,
  specie_id: specieName,
  phenotype_id: phenotypeName,
};

/**
 * Headers of a public column in the saved table: its coordinates take two columns, an id is followed by its
 * name.
 */
export function headsOf(column: PublicColumn): string[] {
  if (column === 'case_geom') return ['longitude', 'latitude'];
  return NAME_OF_ID[column] ? [column, `${column}_name`] : [column];
}

function cellsOf(column: PublicColumn, value: unknown): Cell[] {
  if (column === 'case_geom') {
    const [lng, lat] = (value as [number, number] | null) ?? [];
    return [lng, lat];
  }
  const nameOf = NAME_OF_ID[column];
  if (!nameOf) return [value as Cell];
  const name = typeof value === 'number' ? nameOf(value) : null;
  // The id stands beside it, so a name that has not come is left empty.
  return [value as Cell, name === NAME_TO_COME ? null : name];
}

const SPECIES_COLUMN = PUBLIC_COLUMNS.indexOf('specie_id');
const GROUP_COLUMN = PUBLIC_COLUMNS.indexOf('phenotype_id');

/** Adds the group to a row that names only a species, as the group filter and the charts do. */
const withGroup = (row: PublicCaseRow): PublicCaseRow =>
  row.map((value, i) =>
    i === GROUP_COLUMN
      ? groupOfReport(
          { specie_id: row[SPECIES_COLUMN] as number | null, phenotype_id: value as number | null },
          (id) => collections.specie.get(id)?.phenotype_id,
        )
      : value,
  );

/**
 * Public rows as a table, with the specification's names and codes, the name beside each id, and the island's
 * label point as longitude and latitude.
 * @param about lines about the rows
 */
export const rowsTable = (rows: readonly PublicCaseRow[], about: readonly string[] = []): Table => ({
  head: PUBLIC_COLUMNS.flatMap(headsOf),
  rows: rows.map((row) =>
    withGroup(row).flatMap((value, i) => cellsOf(PUBLIC_COLUMNS[i] as PublicColumn, value)),
  ),
  about,
});
