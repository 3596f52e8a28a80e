import { type CaseFilter, selectRows } from '../../case-table/engine-filter';
import type { CaseTable } from '../../case-table/engine-table';
import { atLeastOf, peopleOf } from '../statistics-months';
import { cellKey, type IslandMonth, outbreakMonths } from './outbreak';

/** A month of an island above the threshold, with the people ill. */
export interface OutbreakEntry extends IslandMonth {
  /** people of the reports of that island and month */
  people: number;
  /** whether `people` is a lower bound, since a report leaves the number open */
  atLeast: boolean;
}

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
  const cells = new Map(
    outbreakMonths(table, rows).map((entry) => [
      cellKey(entry.island, entry.year, entry.month),
      { entry, mine: [] as number[] },
    ]),
  );
  for (const row of rows) {
    const key = cellKey(table.island[row] as number, table.year[row] as number, table.month[row] as number);
    cells.get(key)?.mine.push(row);
  }
  // Equal ones stay by island, as they come.
  return [...cells.values()]
    .map(({ entry, mine }) => {
      const rows = Uint32Array.from(mine);
      return { ...entry, people: peopleOf(table, rows), atLeast: atLeastOf(table, rows) };
    })
    .sort((a, b) => b.year - a.year || b.month - a.month || b.count - a.count);
}
