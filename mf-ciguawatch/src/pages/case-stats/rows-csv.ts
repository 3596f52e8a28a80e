import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Cell, csvText } from '@ciguawatch/shared/ui/charts/csv';

export { csvBlob } from '@ciguawatch/shared/ui/charts/csv';
export { saveFile } from '@ciguawatch/shared/ui/charts/save-file';

const GEOM = PUBLIC_COLUMNS.indexOf('case_geom');

/** Public rows as a CSV: names and codes of the specification, the point as longitude and latitude. */
export function rowsCsv(rows: readonly PublicCaseRow[], languageCode: string): string {
  const head = PUBLIC_COLUMNS.flatMap((column) =>
    column === 'case_geom' ? ['longitude', 'latitude'] : [column],
  );
  const body = rows.map((row) =>
    PUBLIC_COLUMNS.flatMap((_, i): Cell[] => {
      if (i !== GEOM) return [row[i] as Cell];
      const [lng, lat] = (row[i] as [number, number] | null) ?? [];
      return [lng, lat];
    }),
  );
  return csvText(head, body, languageCode);
}
