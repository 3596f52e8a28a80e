import {
  PUBLIC_COLUMNS,
  type PublicCaseRow,
  type PublicColumn,
} from '@ciguawatch/shared/domain/case-table/case-columns';
import { groupOfReport } from '@ciguawatch/shared/domain/case-table/group-of-species';
import type { Cell } from '@ciguawatch/shared/domain/text/files/csv';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { Table } from '@ciguawatch/shared/ui/charts/table-file';
import { countryName, locationName, phenotypeName, specieName } from '../../places/names';

/** Columns of numbers, and the name that stands beside each. */
const NAMES: { [Column in PublicColumn]?: (id: number) => string } = {
  case_country: countryName,
  case_archi: locationName,
  case_island: locationName,
  specie_id: specieName,
  phenotype_id: phenotypeName,
};

/** Heads of a public column: its point is longitude and latitude, a number that means something has its name beside it. */
export function headsOf(column: PublicColumn): string[] {
  if (column === 'case_geom') return ['longitude', 'latitude'];
  return NAMES[column] ? [column, `${column}_name`] : [column];
}

function cellsOf(column: PublicColumn, value: unknown): Cell[] {
  if (column === 'case_geom') {
    const [lng, lat] = (value as [number, number] | null) ?? [];
    return [lng, lat];
  }
  const name = NAMES[column];
  return name ? [value as Cell, typeof value === 'number' ? name(value) : null] : [value as Cell];
}

const SPECIE = PUBLIC_COLUMNS.indexOf('specie_id');
const GROUP = PUBLIC_COLUMNS.indexOf('phenotype_id');

/** A row that names only a species is one of its group too, as the filter by group and the charts have it. */
const withGroup = (row: PublicCaseRow): PublicCaseRow =>
  row.map((value, i) =>
    i === GROUP
      ? groupOfReport(
          { specie_id: row[SPECIE] as number | null, phenotype_id: value as number | null },
          (id) => collections.specie.get(id)?.phenotype_id,
        )
      : value,
  );

/**
 * Public rows as a table: names and codes of the specification, a name beside each number that stands for something,
 * the label point of the island as longitude and latitude.
 * @param about what they are about
 */
export const rowsTable = (rows: readonly PublicCaseRow[], about: readonly string[] = []): Table => ({
  head: PUBLIC_COLUMNS.flatMap(headsOf),
  rows: rows.map((row) =>
    withGroup(row).flatMap((value, i) => cellsOf(PUBLIC_COLUMNS[i] as PublicColumn, value)),
  ),
  about,
});
