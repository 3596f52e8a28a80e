import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';

const [ISLAND, YEAR, COUNTRY] = (['case_island', 'case_eventyear', 'case_country'] as const).map((column) =>
  PUBLIC_COLUMNS.indexOf(column),
) as [number, number, number];

/** Public cases of a country in a year by location id of the island; cases without an island are left out. */
export function casesByIsland(
  rows: readonly PublicCaseRow[],
  country: number | null,
  year: number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const island = row[ISLAND];
    if (row[YEAR] !== year || row[COUNTRY] !== country || typeof island !== 'number') continue;
    counts.set(island, (counts.get(island) ?? 0) + 1);
  }
  return counts;
}
