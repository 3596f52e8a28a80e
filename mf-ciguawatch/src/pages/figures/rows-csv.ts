import {
  PUBLIC_COLUMNS,
  type PublicCaseRow,
  type PublicColumn,
} from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Cell, csvText } from '@ciguawatch/shared/ui/charts/csv';
import { countryName, locationName, phenotypeName, specieName } from '../../places/names';

export { csvBlob } from '@ciguawatch/shared/ui/charts/csv';
export { saveFile } from '@ciguawatch/shared/ui/charts/save-file';

/** Columns of numbers, and the name that stands beside each. */
const NAMES: { [Column in PublicColumn]?: (id: number) => string } = {
  case_country: countryName,
  case_archi: locationName,
  case_island: locationName,
  specie_id: specieName,
  phenotype_id: phenotypeName,
};

function headOf(column: PublicColumn): string[] {
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

/**
 * Public rows as a CSV: names and codes of the specification, a name beside each number that stands for
 * something, the point as longitude and latitude.
 * @param about what they are about, over the table
 */
export function rowsCsv(
  rows: readonly PublicCaseRow[],
  languageCode: string,
  about: readonly string[] = [],
): string {
  const body = rows.map((row) => PUBLIC_COLUMNS.flatMap((column, i) => cellsOf(column, row[i])));
  return csvText(PUBLIC_COLUMNS.flatMap(headOf), body, languageCode, about);
}
