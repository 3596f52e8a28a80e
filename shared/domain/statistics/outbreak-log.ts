import { type CaseFilter, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { type IslandMonth, outbreakMonths } from './outbreak';
import { peopleOf } from './statistics-months';

/** A month of an island above the threshold, with the people ill. */
export interface OutbreakEntry extends IslandMonth {
  /** people of the reports of that island and month */
  people: number;
}

const cellOf = (island: number, year: number, month: number) => `${island} ${year} ${month}`;

/**
 * Every month of an island above the outbreak threshold (specification, section 9), the latest first, in
 * the places and months of a filter. Its years, fish and meals are not asked: the log knows all years, and
 * an outbreak counts every report of its island.
 */
export function outbreakLog(
  table: CaseTable,
  { countries, archis, islands, months }: Pick<CaseFilter, 'countries' | 'archis' | 'islands' | 'months'>,
): OutbreakEntry[] {
  const rows = selectRows(table, { countries, archis, islands, months });
  const entries = outbreakMonths(table, rows);
  const alerts = new Set(entries.map(({ island }) => island));
  const cells = new Map(
    entries.map(({ island, year, month }) => [cellOf(island, year, month), [] as number[]]),
  );
  for (const row of rows) {
    const island = table.island[row] as number;
    if (!alerts.has(island)) continue;
    cells.get(cellOf(island, table.year[row] as number, table.month[row] as number))?.push(row);
  }
  return entries
    .map((entry) => {
      const mine = cells.get(cellOf(entry.island, entry.year, entry.month)) ?? [];
      return { ...entry, people: peopleOf(table, Uint32Array.from(mine)) };
    })
    .sort((a, b) => b.year - a.year || b.month - a.month || b.count - a.count || a.island - b.island);
}
